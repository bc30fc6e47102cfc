import { useState } from 'react'
import { useVehicles } from '../../../data/inventory.ts'

const STEP = 24
/** The server's maximum per request; beyond it the user searches. */
const MOST = 192

/** The vehicles to choose from, newest first; more of them on demand. */
export function usePicks() {
  const [search, setSearch] = useState('')
  const [wanted, setWanted] = useState(STEP)
  const read = useVehicles({ search, per_page: wanted })
  const shown = read.data?.data.length ?? 0
  const total = read.data?.total ?? 0
  return {
    ...read,
    vehicles: read.data?.data,
    search,
    find(text: string) {
      setSearch(text)
      setWanted(STEP)
    },
    shown,
    total,
    hasMore: shown < total,
    more: wanted < MOST ? () => setWanted(wanted + STEP) : undefined,
  }
}
export type Picks = ReturnType<typeof usePicks>
