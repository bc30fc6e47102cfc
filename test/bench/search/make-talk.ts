import { ENGLISH, FILLS, SHORT_ENGLISH, SHORT_SPANISH, SPANISH } from './sentences.ts'

/** One of four customers writes Spanish. */
const SPANISH_SHARE = 0.25
const SHORT_SHARE = 0.3
/** Every sixth of the others has a word of its own: a name, a street, a slip of the pen. */
const OWN_WORD_SHARE = 1 / 6
const SYLLABLES =
  'ba be bo ca ce co da de do fa fe ga go ha he ja jo ka ke la le lo ma me mo na ne no pa pe po ra re ro sa se so ta te to va ve wa we ya zo'.split(
    ' ',
  )

/** What is written in one conversation: a customer who likes some models, and their agent. */
export function makeTalk(random: () => number, messages: number): string[] {
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  const whole = (least: number, most: number) => String(Math.floor(least + random() * (most - least)))
  const coined = () => Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(SYLLABLES)).join('')
  const [sentences, short] = random() < SPANISH_SHARE ? [SPANISH, SHORT_SPANISH] : [ENGLISH, SHORT_ENGLISH]
  const own: Record<string, string[]> = {
    name: [coined()],
    agent: [coined(), coined()],
    street: [`${coined()} Street`, `${coined()} Boulevard`],
    model: Array.from({ length: 3 }, () => pick(FILLS.model ?? [])),
    city: [pick(FILLS.city ?? []), pick(FILLS.city ?? [])],
  }
  const numbers: Record<string, () => string> = {
    year: () => whole(2012, 2027),
    price: () => `$${whole(8, 60)},${whole(100, 999)}`,
    amount: () => `$${whole(100, 900)}`,
    miles: () => `${whole(5, 150)},000`,
    score: () => whole(480, 800),
    percent: () => `${whole(3, 12)}.9%`,
    hour: () => `${whole(9, 19)}:30`,
    number: () => whole(100, 9999),
  }
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => numbers[name]?.() ?? pick(own[name] ?? FILLS[name] ?? []))
  return Array.from({ length: messages }, () => {
    if (random() < SHORT_SHARE) return pick(short)
    const count = random() < 0.2 ? 2 : 1
    const said = Array.from({ length: count }, () => fill(pick(sentences)))
    return [...said, ...(random() < OWN_WORD_SHARE ? [coined()] : [])].join(' ')
  })
}
