import type { Language } from '#contract/language.ts'

/** Actions of a dealership that a manager may want to find later: the sentence of each, its words in braces. */
export type Sentences = Record<string, Record<Language, string>>
