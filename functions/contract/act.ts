import type { Language } from '#contract/language.ts'

/** What a dealership's people do that a manager may want to find later: the sentence of each act, its words in braces. */
export type Sentences = Record<string, Record<Language, string>>
