/** The GSM 03.38 alphabet: what an SMS carries in seven bits a character. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
/** Characters of its extension table: an escape and the character, so each costs two. */
const EXTENDED = '^{}\\[~]|€\f'

const COST = new Map<string, number>([
  ...[...BASIC].map((char) => [char, 1] as const),
  ...[...EXTENDED].map((char) => [char, 2] as const),
])

const LIMITS = { 'GSM-7': { single: 160, part: 153 }, 'UCS-2': { single: 70, part: 67 } } as const

interface Segments {
  encoding: keyof typeof LIMITS
  /** The segments that Twilio bills; 1 for an empty text. */
  count: number
}

/**
 * How many SMS segments a text takes. One character outside GSM-7 turns the whole message into UCS-2, counted in UTF-16
 * units; a character that costs two is never cut between two parts (twilio.com/docs/glossary/what-sms-character-limit).
 */
export function countSegments(text: string): Segments {
  const characters = [...text]
  const encoding = characters.every((char) => COST.has(char)) ? 'GSM-7' : 'UCS-2'
  const costs = characters.map((char) => (encoding === 'GSM-7' ? (COST.get(char) ?? 1) : char.length))
  const { single, part } = LIMITS[encoding]

  const total = costs.reduce((sum, cost) => sum + cost, 0)
  if (total <= single) return { encoding, count: 1 }

  let count = 1
  let used = 0
  for (const cost of costs) {
    if (used + cost > part) {
      count += 1
      used = 0
    }
    used += cost
  }
  return { encoding, count }
}
