import { createHmac } from 'node:crypto'
import { PATIENCE } from '../../platform/aws/patience.ts'
import { optionalVariable, variable } from '../../platform/environment.ts'
import { AppError } from '../../platform/errors.ts'

/** The pool responds only after its trigger has written the mail and the mail is sent. */
const POOL_PATIENCE = { ...PATIENCE, requestHandler: { ...PATIENCE.requestHandler, requestTimeout: 10_000 } }

let opening: ReturnType<typeof open> | undefined

/** The user pool's client and commands, loaded by the first call that needs them. */
export async function openPool() {
  opening ??= open()
  const { sdk, client } = await opening
  const UserPoolId = variable('USER_POOL_ID')
  const ClientId = variable('USER_POOL_CLIENT_ID')
  const ClientSecret = variable('USER_POOL_CLIENT_SECRET')
  /** Proves that a call about this user comes from our server, because nobody else knows the secret. */
  const secretHashOf = (username: string) =>
    createHmac('sha256', ClientSecret)
      .update(username + ClientId)
      .digest('base64')
  return { sdk, client, UserPoolId, ClientId, ClientSecret, secretHashOf }
}

async function open() {
  const sdk = await import('./commands.ts')
  return { sdk, client: new sdk.CognitoIdentityProviderClient(POOL_PATIENCE) }
}

/** The pool also limits guesses, but does not say for how long. */
const POOL_LIMIT_SECONDS = 900

/** The pool's client for sign-ins by a provider: its refresh tokens live shorter. Undefined where there are none. */
export function findProviderClient() {
  const id = optionalVariable('PROVIDER_CLIENT_ID')
  const secret = optionalVariable('PROVIDER_CLIENT_SECRET')
  return id && secret ? { ClientId: id, ClientSecret: secret } : undefined
}

/** Makes a call and returns `outcome` if it is refused with one of these names. */
export async function refusedAs<R, const O>(outcome: O, names: string[], call: () => Promise<R>): Promise<R | O> {
  try {
    return await call()
  } catch (error) {
    const { name } = error as Error
    if (names.includes(name)) return outcome
    if (name === 'LimitExceededException' || name === 'TooManyFailedAttemptsException') throw tooMany()
    throw error
  }
}

/** The pool currently refuses further attempts. */
export const tooMany = (retryAfterSeconds = POOL_LIMIT_SECONDS) =>
  new AppError('too_many_attempts', {}, { retryAfterSeconds })
