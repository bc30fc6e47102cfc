import type { Guest } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { isProven } from '../accounts/confirm-address.ts'
import { findUser } from '../accounts/door.ts'
import { limitTries } from '../attempts/limit-tries.ts'
import { networkOf } from '../attempts/network-of.ts'
import { createAccount, deleteAccount, findAccount, setPassword } from '../pool/users.ts'
import { endLentAccount } from './end-lent-account.ts'
import type { InvitationItem } from './entity.ts'
import { joinTeam } from './join-team.ts'
import { newLentPassword } from './new-lent-password.ts'
import { opens } from './rules.ts'
import { listInvitationsAt } from './store.ts'

interface Acceptance {
  email: string
  code: string
  password: string
}

/**
 * Adds the holder of the mailed code to the inviting team, with a password of their own. Once, within a week, and only
 * if the address has no account: throws `invitation_wrong`, `account_exists`.
 */
export async function acceptInvitation(guest: Guest, { email, code, password }: Acceptance): Promise<void> {
  const key = { kind: 'code', account: email, from: networkOf(guest.address) } as const
  const find = async () => (await listInvitationsAt(email)).find((one) => opens(one, code, guest.now))
  const invitation = await limitTries(key, find, (it) => it !== undefined)
  if (!invitation) throw new AppError('invitation_wrong')

  await endLentAccount(email, guest.now)
  const account = await openAccount(invitation)
  await setPassword(account, password, 'own')
  await retryOnConflict(async () => {
    if (await joinTeam(guest, invitation, { account, isProven: true })) return true
    // Another click may be about to join: only give up when the invitation is gone or has changed.
    return !(await listInvitationsAt(email)).some(({ updated_at }) => updated_at === invitation.updated_at)
  })
  // Accepted by this click or another one; otherwise canceled just now.
  if ((await findUser(account))?.org === invitation.org) return
  await deleteAccount(account)
  throw new AppError('invitation_wrong')
}

/** The account created by this invitation, or a new one. One with an unproven address has no owner and is deleted. */
function openAccount({ id: sign_up, ...person }: InvitationItem): Promise<string> {
  return retryOnConflict(async () => {
    const existing = await findAccount(person.email)
    if (existing?.sign_up === sign_up) return existing.id
    if (existing && (await isProven(existing))) throw new AppError('account_exists')
    if (existing) await deleteAccount(existing.id)
    const made = await createAccount({ ...person, sign_up }, newLentPassword())
    return made === 'exists' ? false : made.id
  })
}
