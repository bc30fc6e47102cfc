import { enqueue } from '../../platform/aws/queues.ts'
import type { Guest } from '../../platform/ctx.ts'
import { setInheritedOf } from '../accounts/door.ts'
import { nameOf } from '../accounts/name-of.ts'
import type { MailWork } from '../accounts/request-mail.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Account } from '../pool/users.ts'
import { applyRole } from '../roles/apply-role.ts'
import { findOwnRole } from '../roles/door.ts'
import { nameOfRole } from '../roles/name-of-role.ts'
import type { InvitationItem } from './entity.ts'
import { readInherited } from './read-inherited.ts'
import { isOver } from './rules.ts'
import { listInvitationsAt, orgOf, putMember } from './store.ts'

/** Adds an invitation's account to the team; false if the invitation has changed since it was read. */
export async function joinTeam(
  guest: Guest,
  invitation: InvitationItem,
  { account, isProven }: { account: string; isProven: boolean },
): Promise<boolean> {
  const org = orgOf(invitation)
  const inherited = await readInherited(org)
  // A role that is gone leaves them what they were invited to.
  const role = invitation.own_role && (await findOwnRole(org, invitation.own_role.id))
  const own_role = role ?? invitation.own_role
  if (!(await putMember(invitation, { account, inherited, own_role, isProven, now: guest.now }))) return false
  if (role) await applyRole(org, role.id)
  // A change made meanwhile may have listed the users before this one existed.
  const since = await readInherited(org)
  if (JSON.stringify(since) !== JSON.stringify(inherited)) await setInheritedOf(org, account, since)
  const caller = { id: account, name: nameOf(invitation) }
  const words = { role: nameOfRole(invitation) }
  await recordAct({ ...guest, org, caller }, { action: 'invitation_accepted', about: account, words })
  return true
}

/**
 * The same for a person who signed in with their valid temporary password, because no mail reached them. A mail with a code
 * follows as soon as mails go out again.
 */
export async function joinByAccount(guest: Guest, account: Account): Promise<void> {
  const invitation = (await listInvitationsAt(account.email)).find(({ id }) => id === account.sign_up)
  if (!invitation || isOver(invitation, guest.now)) return
  const isJoined = await joinTeam(guest, invitation, { account: account.id, isProven: false })
  const work: MailWork = { kind: 'resend', email: account.email }
  if (isJoined) await enqueue('open-accounts', work)
}
