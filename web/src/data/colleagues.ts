import { notes } from '#contract/customers/notes.ts'
import { useRow } from '../lib/use-row.ts'

/** Everybody else of the dealership, whom a note can mention. */
export const useColleagues = () => useRow(notes.colleagues, {}).data?.data ?? []
