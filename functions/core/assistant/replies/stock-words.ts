import { foldText } from '#contract/fold-text.ts'
import { namesMeant } from '../../stock/catalogue/short-names.ts'

interface Named {
  make?: string | null
  model?: string | null
  trim?: string | null
  stockNumber?: string | null
}

/** Words of grammar that are also trims (LE, SE, LA, SI): no text could do without them. */
const GRAMMAR = new Set(
  'a al de e el en es i is it la le lo me o of or se si te the to tu un y one and for in on'.split(' '),
)
const SHORTEST = 2

/** The words of all makes, models, trims, and stock numbers, each alone and joined with the next, folded. */
export function stockWordsOf(vehicles: Iterable<Named>): Set<string> {
  const words = new Set<string>()
  for (const { make, model, trim, stockNumber } of vehicles)
    for (const name of [make, model, trim, stockNumber]) {
      const parts = partsOf(name ?? '')
      for (const part of [...parts, parts.join('')])
        for (const said of namesMeant(part)) if (said.length >= SHORTEST && !GRAMMAR.has(said)) words.add(said)
    }
  return words
}

const partsOf = (name: string) => foldText(name).match(/\p{L}+|\p{N}+/gu) ?? []

/** Names that are written in parts or joined: "pass port" is Passport. */
const JOINED = 4

/** The first word of the stock in these words, however they are parted. */
export function findStockWord(words: readonly string[], stock: ReadonlySet<string>): string | undefined {
  for (let from = 0; from < words.length; from++) {
    let joined = ''
    for (const word of words.slice(from, from + JOINED)) {
      joined += word
      if (stock.has(joined) && !GRAMMAR.has(joined)) return joined
    }
  }
}
