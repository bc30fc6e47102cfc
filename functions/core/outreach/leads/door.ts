import type { OrgId } from '../../platform/ctx.ts'
import { deleteUnreadLead, listUnreadLeads } from './store.ts'

/** Removes unread leads that name one of these words: numbers, an email. Safe to repeat. */
export async function removeUnreadNaming(org: OrgId, words: readonly string[]): Promise<void> {
  let place: string | undefined
  do {
    const page = await listUnreadLeads(org, place)
    for (const { id, ...lead } of page.leads) {
      const text = JSON.stringify(lead)
      if (words.some((word) => text.includes(word))) await deleteUnreadLead(org, id)
    }
    place = page.place
  } while (place !== undefined)
}
