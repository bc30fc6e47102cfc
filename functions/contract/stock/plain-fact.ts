import { foldText } from '#contract/fold-text.ts'

/** Above it an odometer shows a filler. */
const MILES_MOST = 999_998
/** A demonstrator has driven less. */
const MILES_MOST_NEW = 10_000

/** A mileage that can be; undefined for others. */
export const plainMileage = (
  miles: number | null | undefined,
  condition?: string | null | undefined,
): number | undefined =>
  typeof miles === 'number' && miles >= 0 && miles <= (condition === 'new' ? MILES_MOST_NEW : MILES_MOST)
    ? miles
    : undefined

/** What claims, offers, or commands in the place of a color or a trim; folded, in both languages. */
const CLAIMS = new RegExp(
  `(?<![a-z])(?:${[
    'accidents?|accident-free|accidentes?|damage|danos?|(?:clean|clear|good) (?:titles?|carfax|history|record)|titulo|titles? in hand|carfax|autocheck|salvage|rebuilt',
    'one owner|1 owner|un (?:solo )?dueno|certified|certificad[oa]|inspected|like new|como nuev[oa]',
    'down|enganche|pago inicial|payments?|pagos?|mensual(?:es)?|monthly|apr|interest|interes|financ\\w*|credito?|approv\\w*|aprobad\\w*|aprobacion',
    'free|gratis|regalo|gift|discounts?|descuentos?|rebates?|cash ?back|off msrp|only|solo|sale|oferta|deal|cheap\\w*|barat\\w*|price[sd]?|precios?|fees?',
    'guarantee\\w*|garanti\\w*|warrant\\w*',
    'ignor\\w*|disregard|forget|olvid\\w*|rules?|reglas?|instructions?|instrucciones|prompt|assistant|asistente|pretend|finge',
    'call|llam[ae]\\w*|text us|click|visit\\w*|ask (?:us|for)|pregunt\\w*|today|hoy|hurry|must (?:see|go|sell)|say|tell|di(?:le|ga)|confirm\\w*|book|reply',
    'no|never|nunca|sin|yours?',
  ].join('|')})(?![a-z])|[%$@]|https?:|www\\.|\\.com\\b`,
)
/** A feature that is called so. */
const HANDS_FREE = /hands[ -]free/g

/** A word or two from the dealer's system as a fact; undefined where it claims or commands something. */
export function plainFact(value: string | null | undefined): string | undefined {
  const text = value?.trim()
  return text && !CLAIMS.test(foldText(text).replace(HANDS_FREE, '')) ? text : undefined
}

interface Named {
  year?: number | null | undefined
  make?: string | null | undefined
  model?: string | null | undefined
  trim?: string | null | undefined
  title?: string | null | undefined
}

/** A vehicle's title without what claims something: of its parts where its own does. */
export const plainTitle = ({ year, make, model, trim, title }: Named): string =>
  plainFact(title) ?? [year, ...[make, model, trim].map(plainFact)].filter(Boolean).join(' ')

/** An amount of money as prose names it: "$18,995", "18,995 USD", "18k dollars". */
const AMOUNT = /\$\s*(\d[\d.,]*)|(\d[\d.,]*)\s*(?:usd\b|dollars?\b|d[oó]lares\b)/gi

/** The prices in dollars that a text names. */
export const pricesIn = (text: string): number[] =>
  [...text.matchAll(AMOUNT)].flatMap(([, before, behind]) => {
    const [, whole = '', cents = '0'] = /^([\d.,]*?)(?:[.,](\d{1,2}))?[.,]*$/.exec(before ?? behind ?? '') ?? []
    const dollars = Number(`${whole.replace(/\D/g, '')}.${cents}`)
    return dollars >= 500 ? [dollars] : []
  })

/** A dealer's prose without the sentences that name a price: prices are shown by their own rule. */
export const withoutPrices = (prose: string): string =>
  prose
    .split('\n')
    .map((line) =>
      line
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => pricesIn(sentence).length === 0)
        .join(' '),
    )
    .join('\n')
