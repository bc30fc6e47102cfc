import type { ListUsersRequest } from '@aws-sdk/client-cognito-identity-provider'
import { AwsError } from '../aws-json.ts'
import type { Pool } from './pool.ts'
import { describeUser, type User } from './user.ts'

const MAX_PAGE = 60

/** A page of users, oldest first; `Filter` is one attribute, equal or starting with: `email = "ana@dealer.test"`. */
export function listUsers(pool: Pool, input: ListUsersRequest) {
  const matching = pool.users.list().filter(readFilter(input.Filter))
  const from = Number(input.PaginationToken ?? 0)
  const to = from + Math.min(input.Limit ?? MAX_PAGE, MAX_PAGE)
  return {
    Users: matching.slice(from, to).map(describeUser),
    ...(to < matching.length && { PaginationToken: String(to) }),
  }
}

function readFilter(filter: string | undefined): (user: User) => boolean {
  if (!filter) return () => true
  const [, name, operator, quoted] = filter.match(/^"?([\w:]+)"?\s*(=|\^=)\s*"((?:[^"\\]|\\.)*)"$/) ?? []
  if (!name || quoted === undefined) throw new AwsError('InvalidParameterException', 'Error while parsing filter.')
  const wanted = quoted.replace(/\\(.)/g, '$1').toLowerCase()
  return (user) => {
    const value = attributeOf(user, name)?.toLowerCase()
    return operator === '=' ? value === wanted : value?.startsWith(wanted) === true
  }
}

function attributeOf(user: User, name: string): string | undefined {
  if (name === 'sub' || name === 'username') return user.sub
  if (name === 'cognito:user_status') return user.status
  if (name === 'status') return user.enabled ? 'Enabled' : 'Disabled'
  return user.attributes[name]
}
