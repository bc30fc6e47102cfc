import type { Guest } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { callerOf } from '../accounts/caller-of.ts'
import { createOrganization } from '../accounts/create-organization.ts'
import { findUser } from '../accounts/door.ts'
import { isLive } from '../accounts/live-sessions.ts'
import { deviceFor, markDevice } from '../attempts/mark-device.ts'
import { recordAct } from '../audit/record-act.ts'
import { joinByAccount } from '../invitations/join-team.ts'
import { type PoolTokens, revokeSignIn } from '../pool/sign-ins.ts'
import { setCodeAsked } from '../pool/software-token.ts'
import { findAccount } from '../pool/users.ts'
import { readSession } from './read-session.ts'
import { sealTokens } from './sealed-tokens.ts'
import { noteSession } from './store.ts'

interface Login {
  email: string
  mark?: string
  /** What the person has proven; a provider asks for a second step of its own. */
  steps: 'password' | 'both'
}

/**
 * Starts a session with the pool's tokens; throws `wrong_credentials` for a suspended person, and `two_step_over` where
 * the pool did not ask for a code that it should have.
 */
export async function admitSignIn(guest: Guest, tokens: PoolTokens, { email, mark, steps }: Login) {
  const session = await readSession(tokens.access)
  const user = session && (await getOrCreateUser(guest, session.sub))
  if (!user || !isLive(user, session)) {
    await revokeSignIn(tokens)
    throw wrongCredentials()
  }
  if (user.two_step && steps === 'password') {
    await revokeSignIn(tokens)
    await setCodeAsked(user.id, true)
    throw new AppError('two_step_over')
  }
  const { org } = user
  await noteSession(guest, session, { org, is_new_device: deviceFor(mark, email) === undefined })
  const caller = callerOf(user, session.origin_jti)
  await recordAct({ ...guest, org, caller }, { action: 'signed_in', about: user.id })
  return { message: 'Signed in.', tokens: sealTokens(tokens, session), marks: { device: markDevice(mark, email) } }
}

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

export const wrongCredentials = () => new AppError('wrong_credentials')
