import type { OrgId } from '../../platform/ctx.ts'
import { findImportEntry, listEntries } from '../history/door.ts'
import type { HistoryItem } from '../history/entity.ts'
import type { ContactItem } from './entity.ts'
import { partsOf } from './merged-parts.ts'

const MOST_LISTED = 200

/** Lists the history of a contact, newest first, ending with the import that added them and its consent. */
export async function listHistory(org: OrgId, contact: ContactItem) {
  const made = contact.import
  const [lists, imported] = await Promise.all([
    Promise.all(partsOf(contact).map((part) => listEntries(org, part, MOST_LISTED))),
    made === undefined ? undefined : findImportEntry(org, made),
  ])
  const entries = lists.flat().toSorted((a, b) => (a.id < b.id ? 1 : -1))
  const begun = imported ? [{ ...imported, type: 'imported' as const, remark: imported.consent }] : []
  return { data: [...entries, ...begun].map(presentEntry) }
}

type Entry = Omit<HistoryItem, 'type' | 'contact'> & { type: HistoryItem['type'] | 'imported' }

function presentEntry({ id, call, ...entry }: Entry) {
  const { type, at, about, user_id, user_name, from, to, from_name, to_name, remark, appointment } = entry
  return {
    type,
    at,
    about: about ?? null,
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
