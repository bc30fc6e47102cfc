import { foldText } from '#contract/fold-text.ts'
import type { CatalogueRow } from './pack-catalogue.ts'

/** Each make once, in order, regardless of spelling: as its first vehicle has it. */
export function listMakes(rows: readonly Pick<CatalogueRow, 'make'>[]): string[] {
  const makes = new Map<string, string>()
  for (const { make } of rows) if (make && !makes.has(foldText(make))) makes.set(foldText(make), make)
  return [...makes].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, make]) => make)
}
