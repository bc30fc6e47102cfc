import type { NotificationKindName } from '#contract/people/notification-kinds.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { countOn } from '../../customers/contacts/rules.ts'
import type { NoticeItem, ReaderItem } from '../../people/notifications/entity.ts'
import { isNewer } from '../../people/notifications/rules.ts'
import { maySee } from '../../platform/access.ts'
import type { Caller } from '../../platform/ctx.ts'

type Kind = NotificationKindName

/** Whether a notice about a contact still is its reader's: conversations change hands. */
export function concerns(kind: Kind, caller: Caller, { assignee }: Pick<ContactItem, 'assignee'>): boolean {
  if (kind === 'unassigned_waits') return assignee === undefined
  if (kind === 'assigned' || kind === 'customer_waits') return assignee === caller.id
  return maySee(caller, assignee)
}

/** Over once anybody has read the conversation. */
const OVER_WHEN_READ: ReadonlySet<Kind> = new Set(['customer_waits', 'unassigned_waits', 'call_missed'])

/** Whether what is told of a contact needs nobody any more. */
export const isOver = (kind: Kind, contact: ContactItem) => OVER_WHEN_READ.has(kind) && countOn(contact, 'unread') === 0

/** Whether a notice needs no more reading, by its reader's or by the conversation's. */
export const isRead = (notice: Pick<NoticeItem, 'id' | 'kind'>, reader: ReaderItem, contact: ContactItem | undefined) =>
  !isNewer(reader, notice) || (contact !== undefined && isOver(notice.kind, contact))
