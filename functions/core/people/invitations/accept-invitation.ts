import type { Guest } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { findUser } from '../accounts/store.ts'
import { limitTries } from '../attempts/limit-tries.ts'
import { networkOf } from '../attempts/rules.ts'
import { createAccount, deleteAccount, findAccount, setPassword } from '../pool/users.ts'
import { endLentAccount } from './end-lent-account.ts'
import type { InvitationItem } from './entity.ts'
import { joinTeam } from './join-team.ts'
import { newLentPassword, opens } from './rules.ts'
import { listInvitationsAt } from './store.ts'

interface Acceptance {
  email: string
  code: string
  password: string
}

/**
 * Makes whoever has the mailed code one of the team that invited them, under a password of their own. Once, within a week,
 * and at an address that nobody has an account with: throws `invitation_wrong`, `account_exists`.
 */
export async function acceptInvitation(guest: Guest, { email, code, password }: Acceptance): Promise<void> {
  const key = { kind: 'code', account: email, from: networkOf(guest.address) } as const
  const find = async () => (await listInvitationsAt(email)).find((one) => opens(one, code, guest.now))
  const invitation = await limitTries(key, find, (it) => it !== undefined)
  if (!invitation) throw new AppError('invitation_wrong')

  await endLentAccount(email, guest.now)
  const account = await openAccount(invitation)
  await setPassword(account, password, 'own')
  if (await joinTeam(guest, invitation, account)) return
  // Taken back at this moment, or accepted by another click: that one's account stays.
  if (!(await findUser(account))) await deleteAccount(account)
  throw new AppError('invitation_wrong')
}

/** The account that this invitation made, or a new one. A sign-up that was never confirmed is nobody's and goes. */
async function openAccount({ id: sign_up, ...person }: InvitationItem): Promise<string> {
  const existing = await findAccount(person.email)
  if (existing?.sign_up === sign_up) return existing.id
  if (existing && !existing.isUnconfirmed) throw new AppError('account_exists')
  if (existing) await deleteAccount(existing.id)
  const made = await createAccount({ ...person, sign_up }, newLentPassword())
  if (made === 'exists') throw new AppError('too_many_changes')
  return made.id
}
