import type { Guest } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { callerOf } from '../accounts/caller-of.ts'
import { createOrganization } from '../accounts/create-organization.ts'
import { findUser, orgOf } from '../accounts/store.ts'
import { checkPassword } from '../attempts/check-password.ts'
import { limitSignIns } from '../attempts/limit-sign-ins.ts'
import { limitTries } from '../attempts/limit-tries.ts'
import { deviceFor, markDevice } from '../attempts/mark-device.ts'
import { networkOf } from '../attempts/rules.ts'
import { recordAct } from '../audit/record-act.ts'
import { endLentAccount } from '../invitations/end-lent-account.ts'
import { joinByAccount } from '../invitations/join-team.ts'
import { locked, revokeSignIn, signIn } from '../pool/sign-ins.ts'
import { findAccount } from '../pool/users.ts'
import { readSession } from './read-session.ts'
import { isLive } from './rules.ts'
import { sealTokens } from './sealed-tokens.ts'
import { noteSession } from './store.ts'

type Login = { email: string; password: string; new_password?: string; device?: string }

/**
 * Signs a user in. A wrong password, an unknown address and a suspended user get the same response. A user with a
 * temporary password must set their own while their invitation is valid.
 */
export async function startSession(guest: Guest, { email, password, new_password, device: mark }: Login) {
  const device = deviceFor(mark, email)
  const attempt = async () => {
    const outcome = await (device ? signIn(email, password) : signInFromAnywhere(guest, { email, password }))
    if (outcome !== 'lent') return outcome
    if (await endLentAccount(email, guest.now)) return 'wrong'
    return new_password === undefined ? outcome : signIn(email, password, new_password)
  }
  const from = device ?? networkOf(guest.address)
  const tokens = await limitTries({ kind: 'password', account: email, from }, attempt, (it) => !isWrong(it))
  if (tokens === 'locked' && device) throw locked()
  if (isWrong(tokens)) throw wrongCredentials()
  if (tokens === 'unconfirmed') throw new AppError('email_not_verified')
  if (tokens === 'lent') throw new AppError('password_lent')

  const session = await readSession(tokens.access)
  const user = session && (await getOrCreateUser(guest, session.sub))
  if (!user || !isLive(user, session)) {
    await revokeSignIn(tokens.refresh)
    throw wrongCredentials()
  }
  await noteSession(guest, session)
  const caller = callerOf(user, session.origin_jti)
  await recordAct({ ...guest, org: orgOf(user), caller }, { action: 'signed_in', about: user.id })
  return { message: 'Signed in.', tokens: sealTokens(tokens, session), marks: { device: markDevice(mark, email) } }
}

/** Counted for the network over all accounts, and for the account over all networks. */
const signInFromAnywhere = (guest: Guest, { email, password }: Login) =>
  limitSignIns(
    guest,
    () => checkPassword(email, password),
    (it) => !isWrong(it),
  )

type Outcome = Awaited<ReturnType<typeof checkPassword>>
const isWrong = (outcome: Outcome): outcome is 'wrong' | 'locked' | 'unknown' =>
  outcome === 'wrong' || outcome === 'locked' || outcome === 'unknown'

/**
 * A user whose verification failed before the organization was created gets it now; an invited person with a temporary
 * password joins the team.
 */
async function getOrCreateUser(guest: Guest, id: string) {
  const user = await findUser(id)
  if (user) return user
  const account = await findAccount(id)
  if (account) await Promise.all([createOrganization(account, guest.now), joinByAccount(guest, account)])
  return findUser(id)
}

const wrongCredentials = () => new AppError('wrong_credentials')
