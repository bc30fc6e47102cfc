import type { AddedKind } from '#contract/assistant/added.ts'

/** Something that a text says: `key` is the same in both languages, `at` and `end` are where it stands. */
export interface Said {
  kind: AddedKind
  key: string
  at: number
  end: number
}

/** By meaning, of both languages, in small letters without accents. */
const DAYS: Record<string, string> = {
  monday: 'mondays?|lunes',
  tuesday: 'tuesdays?|martes',
  wednesday: 'wednesdays?|miercoles',
  thursday: 'thursdays?|jueves',
  friday: 'fridays?|viernes',
  saturday: 'saturdays?|sabados?',
  sunday: 'sundays?|domingos?',
  today: 'today|tonight|hoy',
  tomorrow: 'tomorrow|(?<!(?:la|esta) )manana',
  weekend: 'weekends?|fin(?:es)? de semana',
  week: '(?:this|next) week|(?:esta|la proxima|proxima) semana|semana que viene',
  january: 'january|enero',
  february: 'february|febrero',
  march: 'march (?=\\d)|marzo',
  april: 'april|abril',
  may: 'may (?=\\d)|mayo',
  june: 'june|junio',
  july: 'july|julio',
  august: 'august|agosto',
  september: 'september|septiembre',
  october: 'october|octubre',
  november: 'november|noviembre',
  december: 'december|diciembre',
}

const CLAIMS: Record<string, string> = {
  free: 'free|no (?:cost|charge)|gifts?|gratis|sin costo|regal\\w+',
  included: 'includ\\w+|inclu(?:id|y)\\w+',
  fees: 'tax(?:es)?|fees?|impuestos?|cargos?|tarifas?|placas',
  discount:
    '(?:half|%|percent|dollars) off|half price|discount\\w*|rebates?|on sale|special (?:offer|price)|descuentos?|rebaj\\w+|mitad de(?:l)? precio',
  deal: '(?:great|good|best|amazing|unbeatable) (?:deals?|prices?)|lowest|cheapest|bargain|mejor(?:es)? precios?|mas barat[oa]s?|gran (?:oferta|precio)|buen precio',
  warranty: 'warrant\\w+|guarant\\w+|garanti\\w+',
  approved: '(?:pre-?)?approv\\w+|(?:pre)?aprob\\w+|aprueb\\w+|qualif\\w+|calific\\w+',
  credit: 'financ\\w+|credit\\w*|loans?|prestamos?|apr|interest rate|tasa de interes',
  down: '(?:down|zero|no) (?:payment|down|money down)|money down|(?:sin )?enganche|cero (?:enganche|down)',
  monthly: 'monthly|(?:a|per) month|mensual\\w*|(?:al|por) mes',
  held: 'hold(?:s|ing)? (?:it|this|that|one|the)|held for|set aside|reserv\\w+|apart(?:ad|ar|am|em)\\w*',
  yours: 'yours|(?:es|sera) (?:suy|tuy)[oa]',
  available: 'availab\\w+|in stock|still here|disponib\\w+|en inventario',
  sold: 'sold|vendid[oa]s?',
  delivery: 'deliver\\w*|shipp\\w+|entreg\\w+|a domicilio',
  history:
    'accidents?|no wrecks|choques?|accidentes?|clean titles?|titulo limpio|(?:one|single)[ -]owner|un (?:solo )?dueno|carfax',
  condition:
    'like new|como nuev[oa]|(?:perfect|excellent|great|good|mint) condition|(?:perfect|excelente|buen)[oa]?s? (?:condicion|estado)\\w*|certif\\w+|inspect\\w+|inspeccion\\w*|no (?:issues|problems)|sin (?:problemas|fallas)|low mile\\w*|poc[oa]s? (?:millaje|millas)|runs (?:great|perfect\\w*|well)',
  refund: 'refund\\w*|money back|risk[ -]free|reembols\\w+|devoluci\\w+|sin riesgo',
  trade: 'trade[ -]?ins?|a cuenta',
  booked: 'confirm\\w+|booked|scheduled|agendad[oa]s?|programad[oa]s?',
  urgent:
    'last one|only one left|won\\W?t last|other buyers|someone else|hurry|ultim[oa] (?:que|unidad)|se va a ir|no va a durar|otr[oa]s? (?:client|comprador|person)\\w+',
  promise: 'promis\\w+|promet\\w+',
}

const MAKES =
  'acura|alfa romeo|audi|bmw|buick|cadillac|chevrolet|chevy|chrysler|dodge|fiat|ford|genesis|gmc|honda|hyundai|infiniti|jaguar|jeep|kia|land rover|lexus|lincoln|maserati|mazda|mercedes(?:-benz)?|mini cooper|mitsubishi|nissan|polestar|porsche|ram \\d+|rivian|subaru|tesla|toyota|volkswagen|volvo|vw'

const LINK =
  /(?:https?:\/\/|www\.)[^\s<>"]+|[^\s<>"@]+@[^\s<>"@]+\.[a-z]{2,}|(?<![\w@.])(?:[\w-]+\.)+(?:com|net|org|io|co|us|mx|info|biz|app|ly|me|site|shop|online|example)(?![\w.])(?:\/[^\s<>"]*)?/g

const patternsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([key, forms]) => [key, new RegExp(`(?<![a-z])(?:${forms})(?![a-z])`, 'g')] as const)
const PATTERNS: [AddedKind, (readonly [string, RegExp])[]][] = [
  ['day', patternsOf(DAYS)],
  ['claim', patternsOf(CLAIMS)],
  ['vehicle', [['', new RegExp(`(?<![a-z])(?:${MAKES})(?![a-z])`, 'g')]]],
]

/** Days, claims, makes, and links, wherever they stand. */
export const saidWords = (plain: string): Said[] => [
  ...PATTERNS.flatMap(([kind, patterns]) =>
    patterns.flatMap(([name, pattern]) =>
      [...plain.matchAll(pattern)].map(({ 0: text, index }) => ({
        ...{ kind, key: `${kind} ${name || text}` },
        ...{ at: index, end: index + text.trimEnd().length },
      })),
    ),
  ),
  ...[...plain.matchAll(LINK)].map(({ 0: text, index }) => {
    const link = text.replace(/[.,;:!?)]+$/, '')
    const key = `link ${link.replace(/^https?:\/\/|^www\./g, '').replace(/\/$/, '')}`
    return { kind: 'link' as const, key, at: index, end: index + link.length }
  }),
]
