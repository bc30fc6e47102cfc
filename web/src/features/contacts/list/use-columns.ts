import { useState } from 'react'
import { useFields } from '../../../data/fields.ts'
import { kept } from '../../../lib/kept.ts'
import { useUserId } from '../../../lib/session.ts'

/** As many as a row has room for. */
export const MOST_COLUMNS = 3

/** The dealership's own fields that the user has the list show, kept in this browser. */
export function useColumns() {
  const key = `contacts.columns.${useUserId()}`
  const [ids, setIds] = useState(() => readIds(key))
  const { data } = useFields({ isWanted: ids.length > 0 })
  const columns = (data?.data ?? []).filter(({ id }) => ids.includes(id)).slice(0, MOST_COLUMNS)
  return {
    columns,
    /** True if any are chosen, read or not. */
    hasAny: ids.length > 0,
    has: (id: string) => columns.some((field) => field.id === id),
    isFull: columns.length === MOST_COLUMNS,
    toggle(id: string) {
      // A field that is gone would take up room forever.
      const known = data ? columns.map((field) => field.id) : ids
      const next = known.includes(id) ? known.filter((one) => one !== id) : [...known, id]
      kept.write(key, JSON.stringify(next))
      setIds(next)
    },
  }
}
export type Columns = ReturnType<typeof useColumns>

function readIds(key: string): string[] {
  try {
    const ids: unknown = JSON.parse(kept.read(key) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
