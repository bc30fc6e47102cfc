import { randomUUID } from 'node:crypto'
import type {
  AdminDisableProviderForUserRequest,
  AdminLinkProviderForUserRequest,
  ProviderUserIdentifierType,
} from '@aws-sdk/client-cognito-identity-provider'
import { AwsError } from '../aws-json.ts'
import { type Pool, type PoolProvider, requireUser } from './pool.ts'
import { newUser, type User } from './user.ts'

/** Links that one account may have. */
const LINKS_MOST = 5

export const findLinked = (pool: Pool, provider: string, subject: string): User | undefined =>
  pool.users
    .list()
    .find(({ identities = [] }) => identities.some((one) => one.provider === provider && one.subject === subject))

/** The account that the pool makes for whoever signs in by a provider and is linked to none. */
export function signUpOutside(pool: Pool, { name }: PoolProvider, subject: string): User {
  const now = pool.now()
  const user = newUser(randomUUID(), '', '', 'EXTERNAL_PROVIDER', now)
  user.username = `${name}_${subject}`
  user.attributes = {}
  user.identities = [{ provider: name, subject, linked_at: now, is_primary: true }]
  pool.users.add(user)
  return user
}

const invalid = (words: string) => new AwsError('InvalidParameterException', words)

/** The source must never have signed in by itself: the pool merges no accounts. */
export function adminLinkProviderForUser(pool: Pool, input: AdminLinkProviderForUserRequest) {
  const user = requireUser(pool, input.DestinationUser?.ProviderAttributeValue)
  const { provider, subject } = readIdentity(pool, input.SourceUser)
  const holder = findLinked(pool, provider, subject)
  if (holder) throw invalid('Merging is not currently supported, provide a SourceUser that has not signed in yet.')
  const links = user.identities ?? []
  if (links.length === LINKS_MOST) throw new AwsError('LimitExceededException', 'Too many linked identities.')
  user.identities = [...links, { provider, subject, linked_at: pool.now(), is_primary: false }]
  pool.users.save(user, pool.now())
  return {}
}

export function adminDisableProviderForUser(pool: Pool, input: AdminDisableProviderForUserRequest) {
  const { provider, subject } = readIdentity(pool, input.User)
  const user = findLinked(pool, provider, subject)
  if (!user) throw new AwsError('UserNotFoundException', 'User does not exist.')
  user.identities = user.identities?.filter((one) => one.provider !== provider || one.subject !== subject)
  pool.users.save(user, pool.now())
  return {}
}

function readIdentity(pool: Pool, given: ProviderUserIdentifierType | undefined) {
  const provider = given?.ProviderName ?? ''
  if (!pool.hosted.providers.has(provider)) throw invalid(`Provider ${provider} does not exist.`)
  if (given?.ProviderAttributeName !== 'Cognito_Subject')
    throw invalid('ProviderAttributeName must be Cognito_Subject.')
  return { provider, subject: given.ProviderAttributeValue ?? '' }
}
