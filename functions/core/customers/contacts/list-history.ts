import type { Ctx } from '../../platform/ctx.ts'
import type { HistoryItem } from '../history/entity.ts'
import { listEntries } from '../history/store.ts'
import { openContact } from './get-contact.ts'

const MOST_LISTED = 200

/** What happened to a contact that the caller may see, newest first. */
export async function listHistory(ctx: Ctx, { id }: { id: string }) {
  await openContact(ctx, id)
  const entries = await listEntries(ctx.org, id, MOST_LISTED)
  return { data: entries.map(presentEntry) }
}

function presentEntry({ id, call, ...entry }: HistoryItem) {
  const { type, at, user_id, user_name, from, to, from_name, to_name, remark } = entry
  return {
    type,
    at,
    user: user_id ? { id: user_id, name: user_name ?? '' } : null,
    from: from ?? null,
    to: to ?? null,
    from_name: from_name ?? null,
    to_name: to_name ?? null,
    remark: remark ?? null,
    call: call ? { id, ...call } : null,
  }
}
