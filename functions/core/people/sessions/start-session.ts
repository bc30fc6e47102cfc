import type { Guest } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { createOrganization } from '../accounts/create-organization.ts'
import { findUser } from '../accounts/store.ts'
import { checkPassword } from '../attempts/check-password.ts'
import { limitSignIns } from '../attempts/limit-sign-ins.ts'
import { limitTries } from '../attempts/limit-tries.ts'
import { deviceFor, markDevice } from '../attempts/mark-device.ts'
import { networkOf } from '../attempts/rules.ts'
import { locked, revokeSignIn, signIn } from '../pool/sign-ins.ts'
import { findAccount } from '../pool/users.ts'
import { readSession } from './read-session.ts'
import { isLive } from './rules.ts'
import { sealTokens } from './sealed-tokens.ts'

type Login = { email: string; password: string; device?: string }

/** Signs somebody in. A wrong password, an unknown address and a suspended person get one answer. */
export async function startSession(guest: Guest, { email, password, device: mark }: Login) {
  const device = deviceFor(mark, email)
  const attempt = () => (device ? signIn(email, password) : signInFromAnywhere(guest, email, password))
  const from = device ?? networkOf(guest.address)
  const tokens = await limitTries({ kind: 'password', account: email, from }, attempt, (it) => !isWrong(it))
  if (tokens === 'locked' && device) throw locked()
  if (isWrong(tokens)) throw wrongCredentials()
  if (tokens === 'unconfirmed') throw new AppError('email_not_verified')

  const session = await readSession(tokens.access)
  const user = session && (await getOrCreateUser(session.sub, guest.now))
  if (!user || !isLive(user, session)) {
    await revokeSignIn(tokens.refresh)
    throw wrongCredentials()
  }
  return { message: 'Signed in.', tokens: sealTokens(tokens, session), marks: { device: markDevice(mark, email) } }
}

/** Counted for the network over all accounts, and for the account over all networks. */
const signInFromAnywhere = (guest: Guest, email: string, password: string) =>
  limitSignIns(
    guest,
    () => checkPassword(email, password),
    (it) => !isWrong(it),
  )

type Outcome = Awaited<ReturnType<typeof checkPassword>>
const isWrong = (outcome: Outcome): outcome is 'wrong' | 'locked' | 'unknown' =>
  outcome === 'wrong' || outcome === 'locked' || outcome === 'unknown'

/** Somebody whose verification broke off before the organization was founded gets it now. */
async function getOrCreateUser(id: string, now: Date) {
  const user = await findUser(id)
  if (user) return user
  const account = await findAccount(id)
  if (account) await createOrganization(account, now)
  return findUser(id)
}

const wrongCredentials = () => new AppError('wrong_credentials')
