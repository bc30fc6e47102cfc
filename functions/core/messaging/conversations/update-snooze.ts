import type { ContactItem } from '../../customers/contacts/entity.ts'
import { getVisibleContact } from '../../customers/contacts/get-contact.ts'
import { snoozedUntil } from '../../customers/contacts/inbox-sections.ts'
import { refuseChanged } from '../../customers/contacts/refuse-changed.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { readFuture } from '../../platform/read-future.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { momentOf } from '../../platform/table/ids.ts'
import { placeIn } from '../../platform/table/sections.ts'
import { getConversation } from './get-conversation.ts'
import { setAwake, setSnoozed } from './snooze-store.ts'

/** Has an active conversation sleep until a time (ISO 8601) or until the customer writes; null wakes it at once. */
export async function updateSnooze(
  ctx: Ctx,
  input: { contactId: string; until: string | null; expected?: string | null },
) {
  const until = input.until === null ? undefined : readFuture(input.until, ctx.now, 'until')
  await retryOnConflict(async () => {
    const contact = await getVisibleContact(ctx, input.contactId)
    refuseChanged(contact, { snoozed_until: input.expected })
    // Undone, it stands where it stood.
    const at = input.expected === undefined ? ctx.now : listedAt(contact)
    if (until === undefined) return snoozedUntil(contact) === undefined || setAwake(contact, at ?? ctx.now, false)
    if (contact.status !== 'active' || contact.inbox_at === undefined) throw new AppError('not_to_snooze')
    return snoozedUntil(contact) === until || setSnoozed(contact, until)
  })
  return getConversation(ctx, { contact_id: input.contactId })
}

const listedAt = ({ inbox_at }: ContactItem) => (inbox_at === undefined ? undefined : momentOf(placeIn(inbox_at)))
