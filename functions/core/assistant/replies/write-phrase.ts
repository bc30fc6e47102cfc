import type { Language } from '#contract/language.ts'
import { fillWording } from './fill-wording.ts'
import type { Phrase } from './phrase-catalog.ts'
import type { Slots } from './phrase-slots.ts'
import type { Filling } from './reply-types.ts'

/** A dealership's own wordings, by the phrases' ids; empty where Lotwire's are kept. */
export type OwnWordings = Readonly<Record<string, Readonly<Record<Language, string>>>>

export interface Saying extends Filling {
  /** What the assistant wrote in this conversation, oldest first. */
  recent: readonly string[]
  /** The same for the same turn, so that a repeated one says the same. */
  seed: string
  /** The dealership's own wordings, by the phrases' ids. */
  own: OwnWordings
}

/** A phrase in words: the dealership's own, else one that this conversation has not had, or had longest ago. */
export function writePhrase({ id, wordings }: Phrase, slots: Slots, saying: Saying): string {
  const { language, recent, seed, own } = saying
  const ownText = fillWording(own[id]?.[language] ?? '', slots, saying)
  if (ownText) return ownText
  const all = wordings[language].flatMap((wording) => {
    const text = fillWording(wording, slots, saying)
    const likeIt = RegExp(wording.replace(/[.?()]/g, '\\$&').replace(/\{[^{}]*\}/g, '.+'))
    return text ? [{ text, saidAt: recent.findLastIndex((body) => likeIt.test(body)) }] : []
  })
  const longestAgo = Math.min(...all.map(({ saidAt }) => saidAt))
  const fresh = all.filter(({ saidAt }) => saidAt === longestAgo)
  return fresh[numberOf(seed + id) % fresh.length]?.text ?? ''
}

const numberOf = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7)
