import type { Ctx } from '../../platform/ctx.ts'
import type { HistoryItem } from '../history/entity.ts'
import { findImportEntry, listEntries } from '../history/store.ts'
import { getVisibleContact } from './get-contact.ts'

const MOST_LISTED = 200

/** Lists the history of a contact that the caller may see, newest first, ending with the import that added them and its consent. */
export async function listHistory(ctx: Ctx, { id }: { id: string }) {
  const { import: made } = await getVisibleContact(ctx, id)
  const [entries, imported] = await Promise.all([
    listEntries(ctx.org, id, MOST_LISTED),
    made === undefined ? undefined : findImportEntry(ctx.org, made),
  ])
  const begun = imported ? [{ ...imported, type: 'imported' as const, remark: imported.consent }] : []
  return { data: [...entries, ...begun].map(presentEntry) }
}

type Entry = Omit<HistoryItem, 'type' | 'contact'> & { type: HistoryItem['type'] | 'imported' }

function presentEntry({ id, call, ...entry }: Entry) {
  const { type, at, user_id, user_name, from, to, from_name, to_name, remark, appointment } = entry
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
    appointment: appointment ?? null,
    consent: null,
  }
}
