import { maySee } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { findContacts } from './store.ts'

/** Of these contacts those that there are and that the caller may see, in their order. */
export async function findVisible({ org, caller }: Ctx, ids: readonly string[]) {
  const found = new Map((await findContacts(org, [...new Set(ids)])).map((contact) => [contact.id, contact]))
  return [...found.values()].filter(({ assignee }) => maySee(caller, assignee))
}
