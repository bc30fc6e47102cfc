import type { ContactItem } from '../../customers/contacts/entity.ts'
import { getReadableContact } from '../../customers/contacts/get-contact.ts'
import type { Ctx } from '../../platform/ctx.ts'
import type { SummaryItem } from './entity.ts'
import { findSummary } from './store.ts'

/** The last summary of a contact that the caller may see; null where nobody has asked for one. */
export async function getSummary(ctx: Ctx, { id }: { id: string }) {
  const [contact, kept] = await Promise.all([getReadableContact(ctx, id), findSummary(ctx.org, id)])
  return { summary: kept ? presentSummary(kept, contact) : null }
}

export const presentSummary = ({ text, added, after, created_at }: SummaryItem, contact: ContactItem) => ({
  text,
  added,
  created_at,
  is_current: after === (contact.last_message_id ?? ''),
})
