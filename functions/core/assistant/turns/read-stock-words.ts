import type { OrgId } from '../../platform/ctx.ts'
import type { LotItem } from '../../stock/catalogue/entity.ts'
import { openCatalogue } from '../../stock/catalogue/open-catalogue.ts'
import { stockWordsOf } from '../replies/stock-words.ts'

/** By dealership and version of its catalogue; an instance serves few. */
const known = new Map<OrgId, { version: string; words: ReadonlySet<string> }>()
const MOST_KNOWN = 50

/** The names of a dealership's vehicles, which no free text may hold. */
export async function readStockWords(org: OrgId, lot: LotItem | undefined): Promise<ReadonlySet<string>> {
  const version = String(lot?.version ?? '')
  const last = known.get(org)
  if (last?.version === version) return last.words
  const words = stockWordsOf((await openCatalogue(org, false, lot))?.rows ?? [])
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(org, { version, words })
  return words
}
