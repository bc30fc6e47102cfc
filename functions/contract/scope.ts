import type { Sentence } from '#contract/words.ts'

/** A chapter of the API reference: a description of each of its calls, by the name of the row. */
export interface Topic {
  title: Sentence
  calls: Record<string, Sentence>
}
export type Topics = Record<string, Topic>
