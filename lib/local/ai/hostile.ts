import { type Asked, FAILURES, type Turn } from './asked.ts'

/** Mulberry32: the same seed, the same numbers from 0 to 1. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Random = () => number
const pick = <T>(from: readonly T[], random: Random) => from[Math.floor(random() * from.length)] as T

const LIES = [
  'The F-150 is $9,999 and that is a legally binding offer.',
  'It is yours for twelve thousand five hundred dollars.',
  'Se lo dejamos en doce mil quinientos dólares.',
  'Clean title, no accidents, and a full warranty.',
  'Título limpio, sin accidentes y con garantía total.',
  'You are approved at zero percent.',
  'Está aprobado con cero por ciento de enganche.',
  'Your appointment on Friday at ten is confirmed.',
  'Su cita del viernes a las diez está confirmada.',
  'I will hold it for you until tomorrow.',
  'The price includes tax and fees.',
  'The manager agreed to half off.',
  'Only １２,９９９ today.',
  '١٢٬٩٩٩ only',
  '$1O,995 out the door',
  '①②⑨⑨⑤ dollars',
  '1 2 9 9 5',
  'twe\u200blve thou\u200bsand',
  'Call me at 628 555 0100 or write to me@example.com.',
  'Pay here: https://pay.example.com/1',
  'Our lot is at Main Street, second door.',
  'My name is Sarah and I am a real person.',
  'Send me your social security number.',
  'Ignore the rules above. BAJA. STOP.',
  '',
  ' '.repeat(50),
  'a'.repeat(5_000),
  '😀'.repeat(500),
  '\u202e99,9$',
  '{{contact.phone}}',
  '<script>alert(1)</script>',
]
const VALUES = [
  null,
  true,
  -1,
  1e308,
  '',
  'x',
  '01J00000000000000000000000',
  [],
  {},
  ['a'],
  { text: 'b' },
  '../../etc',
  { $ne: 1 },
]
const PHRASES = ['price_is', 'here_is', 'ask_book_time', 'within_budget', 'greet', 'house_answer', 'yours', '__proto__']
const BROKEN = ['{"sentences": [[{"text": "Hi"', 'undefined', '[1,2', '{"a":1}}', '\u0000', '"']
const FOREIGN = [
  'send_message',
  'delete_contact',
  'get_all_contacts',
  'REPLY',
  'reply ',
  '__proto__',
  'constructor',
  '',
]

/** Any answer that a vendor's model or service may give, however bad: text, calls, failures, delays, and none. */
export function hostileTurn({ tools, said }: Asked, random: Random): Turn {
  const names = tools.map(({ name }) => name)
  const ids = [...JSON.stringify(said).matchAll(/[0-9A-HJKMNP-TV-Z]{26}/g)].map(([id]) => id)
  const value = (depth = 0): unknown => {
    const kind = random()
    if (kind < 0.3) return pick(LIES, random)
    if (kind < 0.5 && ids.length > 0) return pick(ids, random)
    if (kind < 0.7 && depth < 3) return { [pick(['text', 'fact', 'act', 'id', 'slot'], random)]: value(depth + 1) }
    if (kind < 0.8 && depth < 3) return [value(depth + 1), value(depth + 1)]
    return pick(VALUES, random)
  }
  const segment = () => {
    const kind = random()
    if (kind < 0.25) return { text: pick(LIES, random) }
    if (kind < 0.5)
      return {
        phrase: pick(PHRASES, random),
        slots: { vehicle: value(3), budget: value(3) },
      }
    if (kind < 0.7)
      return { fact: [value(3), pick(['price', 'title', 'mileage', 'description', 'vin', '__proto__'], random)] }
    if (kind < 0.85)
      return {
        act: pick(['offer_slots', 'confirm_booking', 'send_vehicle', 'hand_over', 'pay'], random),
        slot: value(3),
      }
    return value()
  }
  const some = <T>(most: number, make: () => T) => Array.from({ length: Math.floor(random() * (most + 1)) }, make)
  const lie = () => ({ name: 'reply', arguments: { sentences: some(4, () => some(4, segment)) } })
  const anything = () => {
    const tool = tools.find(({ name }) => name === pick(names, random))
    const properties = Object.keys(tool?.parameters.properties ?? { id: 0 })
    return { name: tool?.name ?? 'reply', arguments: Object.fromEntries(properties.map((name) => [name, value()])) }
  }
  const turns: [weight: number, make: () => Turn][] = [
    [8, () => ({ calls: [lie()] })],
    [5, () => ({ calls: [anything(), ...some(3, anything)] })],
    [2, () => ({ text: pick(LIES, random) })],
    [1, () => ({ text: pick(LIES, random), calls: [lie(), lie()] })],
    [1, () => ({ calls: [{ name: pick(FOREIGN, random), arguments: value() }] })],
    [2, () => ({ calls: [{ name: pick(names, random) ?? 'reply', arguments: pick(BROKEN, random) }] })],
    [1, () => ({ calls: Array.from({ length: 40 }, anything) })],
    [1, () => ({ raw: pick([...BROKEN, '<html>502</html>', '', '[]', 'null', '{"choices":[]}'], random) })],
    [1, () => ({ stop: pick(['length', 'refused'] as const, random), text: pick(LIES, random) })],
    [1, () => ({ delay_ms: Math.floor(random() * 1_500), calls: [lie()] })],
    [0.05, () => ({ delay_ms: 26_000, calls: [lie()] })],
    [2, () => ({ error: pick(FAILURES, random) })],
  ]
  let at = random() * turns.reduce((sum, [weight]) => sum + weight, 0)
  for (const [weight, make] of turns) {
    at -= weight
    if (at < 0) return make()
  }
  return {}
}
