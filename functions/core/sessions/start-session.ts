import { getUser } from '../accounts/store.ts'
import { limitTries } from '../attempts/limit-tries.ts'
import type { Guest } from '../ctx.ts'
import { AppError } from '../errors.ts'
import { foundOrganization } from '../organizations/found-organization.ts'
import { revokeSignIn, signIn } from '../outside/sign-ins.ts'
import { findAccount } from '../outside/users.ts'
import { holdTokens } from './hold-tokens.ts'
import { readSession } from './read-session.ts'
import { isLive } from './rules.ts'

/** Signs somebody in. A wrong password, an unknown address and a suspended person get one answer. */
export async function startSession(guest: Guest, { email, password }: { email: string; password: string }) {
  const attempt = () => signIn(email, password)
  const tokens = await limitTries(guest, { kind: 'password', account: email }, attempt, (it) => it !== 'wrong')
  if (tokens === 'wrong') throw wrongCredentials()
  if (tokens === 'unconfirmed') throw new AppError('email_not_verified', 'Verify your e-mail before you log in.')

  const session = await readSession(tokens.access)
  const user = session && (await getOrFoundUser(session.sub, guest.now))
  if (!user || !isLive(user, session)) {
    await revokeSignIn(tokens.refresh)
    throw wrongCredentials()
  }
  return { message: 'Signed in.', tokens: holdTokens(tokens, session) }
}

/** Somebody whose verification broke off before the organization was founded gets it now. */
async function getOrFoundUser(id: string, now: Date) {
  const user = await getUser(id)
  if (user) return user
  const account = await findAccount(id)
  if (account) await foundOrganization(account, now)
  return getUser(id)
}

const wrongCredentials = () => new AppError('wrong_credentials', 'The e-mail or the password is not right.')
