import type { Phrase } from '#contract/assistant/phrases.ts'
import type { Language } from '#contract/language.ts'
import spanish from './spanish-meanings.json' with { type: 'json' }

/** The catalog has them in English. */
const SPANISH: Record<string, string | undefined> = spanish

/** When a phrase is said, in the reader's language. */
export function meaningOf({ id, meaning }: Pick<Phrase, 'id' | 'meaning'>, language: Language): string {
  const text = (language === 'es' && SPANISH[id]) || meaning
  return text.charAt(0).toUpperCase() + text.slice(1)
}
