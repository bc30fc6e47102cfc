import type { Sentence } from '#contract/words.ts'

/** A chapter of the reference for who writes programs: what its calls are about, by the names of their rows. */
export interface Topic {
  title: Sentence
  calls: Record<string, Sentence>
}
export type Topics = Record<string, Topic>
