import { factsOfKind, type NoticeKind } from '#contract/notices.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { countOn } from '../../customers/contacts/inbox-sections.ts'
import type { NoticeItem, ReaderItem } from '../../people/notifications/entity.ts'
import { isNewer } from '../../people/notifications/read-position.ts'
import { maySee } from '../../platform/access.ts'
import type { Caller } from '../../platform/ctx.ts'

/** True if a notice about a contact still is its reader's: conversations change hands. */
export function concerns(kind: NoticeKind, caller: Caller, { assignee }: Pick<ContactItem, 'assignee'>): boolean {
  const { isOf } = factsOfKind(kind)
  if (isOf === undefined) return maySee(caller, assignee)
  return assignee === (isOf === 'nobody' ? undefined : caller.id)
}

/** True if what is told of a contact needs nobody any more. */
export const isOver = (kind: NoticeKind, contact: ContactItem) =>
  factsOfKind(kind).isOverWhenRead === true && countOn(contact, 'unread') === 0

/** True if a notice needs no more reading, by its reader's or by the conversation's. */
export const isRead = (notice: Pick<NoticeItem, 'id' | 'kind'>, reader: ReaderItem, contact: ContactItem | undefined) =>
  !isNewer(reader, notice) || (contact !== undefined && isOver(notice.kind, contact))
