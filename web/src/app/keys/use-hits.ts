import { type Hit, useFirstHits } from '../../data/use-search.ts'
import { usePaused } from './use-paused.ts'

/** All but people, whom the palette finds by themselves. */
const LOOKED_IN = 'messages,notes,calls,vehicles,templates'
/** Longer than for people: this reads more. */
const PAUSE_MS = 300
const LEAST_LETTERS = 3
const OF_A_KIND = 3

/** The first few hits of a search for a text, after a pause in typing. */
export function useHits(text: string): Hit[] {
  const q = usePaused(text, PAUSE_MS)
  const { data } = useFirstHits(q !== undefined && q.length >= LEAST_LETTERS ? { q, in: LOOKED_IN } : null)
  const hits = data?.data ?? []
  return hits.filter((hit, n) => hits.slice(0, n).filter(({ kind }) => kind === hit.kind).length < OF_A_KIND)
}
