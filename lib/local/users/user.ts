import type { AttributeType, UserStatusType, UserType } from '@aws-sdk/client-cognito-identity-provider'

/** A code that was mailed; only the newest of its kind counts. Times are milliseconds since 1970. */
type Code = { code: string; expires_at: number }

/** A refresh token's hash; `serves_until`, the end of its grace period, is set once it is exchanged for another. */
type RefreshToken = { hash: string; serves_until?: number }

/** One sign-in, with its refresh tokens, newest last. `auth_time`, in seconds as in the tokens, survives refreshes. */
export type Session = {
  origin_jti: string
  /** Of a sign-in at the hosted pages: their client, and what it asked for. */
  client_id?: string
  scopes?: string[]
  refresh_tokens: RefreshToken[]
  auth_time: number
  expires_at: number
  revoked: boolean
}

/** A challenge that a sign-in must answer, by the hash of its session. */
export type Challenge = { name: 'NEW_PASSWORD_REQUIRED' | 'SOFTWARE_TOKEN_MFA'; hash: string; expires_at: number }

/** The user as stored on disk. `totp` is the verified software token, with the last half-minute whose code was used. */
export type User = {
  sub: string
  status: UserStatusType
  enabled: boolean
  attributes: Record<string, string>
  password: string
  temporary_until?: number
  codes: { sign_up?: Code; reset?: Code }
  challenges: Challenge[]
  totp?: { secret: string; used_step: number }
  new_totp_secret?: string
  asks_totp?: boolean
  /** Of an account that a provider's sign-in made; others have their `sub`. */
  username?: string
  identities?: { provider: string; subject: string; linked_at: number; is_primary: boolean }[]
  sessions: Session[]
  created_at: number
  modified_at: number
}

export function newUser(sub: string, email: string, password: string, status: UserStatusType, now: number): User {
  return {
    sub,
    status,
    enabled: true,
    attributes: { email, email_verified: 'false' },
    password,
    codes: {},
    challenges: [],
    sessions: [],
    created_at: now,
    modified_at: now,
  }
}

export function emailOf(user: User): string {
  return user.attributes.email ?? ''
}

/** The attributes in the API's list format; values are always text. */
export function attributesOf(user: User): AttributeType[] {
  return Object.entries({ sub: user.sub, ...user.attributes }).map(([Name, Value]) => ({ Name, Value }))
}

/** The user as shown by ListUsers and AdminCreateUser; in a pool with e-mail addresses the user name is the sub. */
export function describeUser(user: User): UserType {
  return {
    Username: user.username ?? user.sub,
    Attributes: attributesOf(user),
    UserStatus: user.status,
    Enabled: user.enabled,
    UserCreateDate: new Date(user.created_at),
    UserLastModifiedDate: new Date(user.modified_at),
  }
}
