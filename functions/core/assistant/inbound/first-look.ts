import type { HandOverReason } from '#contract/assistant/hand-over-reasons.ts'
import type { Language } from '#contract/language.ts'
import { languageOf } from './language-of.ts'
import { needsPerson } from './needs-person.ts'
import { asksWhetherBot } from './whether-bot.ts'

interface FirstLook {
  /** To answer in. */
  language: Language
  /** A person must answer, for this reason. */
  reason?: HandOverReason
  isAboutBot: boolean
}

/** What is decided about a customer's words before any model is asked; `previous`: the language they wrote in before. */
export function firstLook(said: string, previous: Language, languages: readonly Language[]): FirstLook {
  const [usual = 'en'] = languages
  const spoken = languageOf(said, previous)
  const language = spoken === 'other' ? usual : spoken
  const reason = spoken === 'other' || !languages.includes(language) ? 'language' : needsPerson(said)
  return { language, reason, isAboutBot: asksWhetherBot(said) }
}
