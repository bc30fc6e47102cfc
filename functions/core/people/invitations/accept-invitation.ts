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
  if (await joinTeam(guest, invitation, account)) return
  // Canceled just now, or accepted by another click, whose account stays.
  if (!(await findUser(account))) await deleteAccount(account)
  throw new AppError('invitation_wrong')
}

/** The account created by this invitation, or a new one. An unconfirmed sign-up has no proven owner and is deleted. */
async function openAccount({ id: sign_up, ...person }: InvitationItem): Promise<string> {
  const existing = await findAccount(person.email)
  if (existing?.sign_up === sign_up) return existing.id
  if (existing && !existing.isUnconfirmed) throw new AppError('account_exists')
  if (existing) await deleteAccount(existing.id)
  const made = await createAccount({ ...person, sign_up }, newLentPassword())
  if (made === 'exists') throw new AppError('too_many_changes')
  return made.id
}
