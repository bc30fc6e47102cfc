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
import { findAccount } from '../pool/users.ts'
import { readSession } from './read-session.ts'
import { sealTokens } from './sealed-tokens.ts'
import { noteSession } from './store.ts'

/** Starts a session with the pool's tokens; throws `wrong_credentials` for a suspended person. */
export async function admitSignIn(guest: Guest, tokens: PoolTokens, { email, mark }: { email: string; mark?: string }) {
  const session = await readSession(tokens.access)
  const user = session && (await getOrCreateUser(guest, session.sub))
  if (!user || !isLive(user, session)) {
    await revokeSignIn(tokens)
    throw wrongCredentials()
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
