import type { UpdateUserPoolClientRequest } from '@aws-sdk/client-cognito-identity-provider'
import { AwsError } from '../aws-json.ts'
import type { Invoke } from '../invoke.ts'
import type { OutgoingMail } from '../mail.ts'
import type { Lockout } from './lockout.ts'
import type { PasswordPolicy } from './password.ts'
import type { SamlProvider } from './saml.ts'
import type { Tokens } from './tokens.ts'
import type { User } from './user.ts'
import type { UserStore } from './user-store.ts'

/** A provider of the pool, by OpenID Connect or by SAML; `mapping` is the account's attribute by the provider's claim. */
export interface PoolProvider {
  name: string
  saml?: SamlProvider
  issuer: string
  clientId: string
  clientSecret: string
  mapping: Record<string, string>
}

/** The client of the hosted pages, which has no other way to sign in than the providers it lists. */
export interface HostedClient {
  clientId: string
  clientSecret: string
  callbackUrls: string[]
  logoutUrls: string[]
  scopes: string[]
  providers: string[]
  description: UpdateUserPoolClientRequest
}

interface Hosted {
  client: HostedClient
  providers: Map<string, PoolProvider>
}

/** The state shared by every operation. */
export type Pool = {
  poolId: string
  clientId: string
  clientSecret: string
  /** The hosted pages, their client, and the providers. */
  hosted: Hosted
  graceMs: number
  users: UserStore
  tokens: Tokens
  policy: PasswordPolicy
  lockout: Lockout
  invoke: Invoke
  sendMail: (mail: OutgoingMail) => Promise<unknown>
  triggerTimeoutSeconds: number
  now: () => number
}

/** The user an administrator's call names; such a call says openly if there is none. */
export function requireUser(pool: Pool, username: string | undefined): User {
  const user = pool.users.find(username)
  if (!user) throw new AwsError('UserNotFoundException', 'User does not exist.')
  return user
}

export function requireEmail(username: string | undefined): string {
  if (username && /^[^\s@]+@[^\s@]+$/.test(username)) return username
  throw new AwsError('InvalidParameterException', 'Username should be an email.')
}

export const wrongPassword = () => new AwsError('NotAuthorizedException', 'Incorrect username or password.')
export const disabled = () => new AwsError('NotAuthorizedException', 'User is disabled.')
