import { maySee } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { findContactsById } from './door.ts'
import type { ContactItem } from './entity.ts'

/** Of these contacts those that there are and that the caller may see, in their order. */
export async function findVisible(ctx: Ctx, ids: readonly string[]): Promise<ContactItem[]> {
  const found = [...(await findVisibleById(ctx, ids)).values()]
  return [...new Map(found.map((contact) => [contact.id, contact])).values()]
}

/** The same by the ids that were asked for: that of one who was merged into another leads to that one. */
export async function findVisibleById({ org, caller }: Ctx, ids: readonly string[]): Promise<Map<string, ContactItem>> {
  const found = await findContactsById(org, [...new Set(ids)])
  return new Map([...found].filter(([, { assignee }]) => maySee(caller, assignee)))
}
