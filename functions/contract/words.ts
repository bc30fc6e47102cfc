import type { ErrorCode } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'

/** What a sentence is about that names nothing. */
export type Nothing = Record<string, never>

/** A sentence in both languages; where it is about something, what makes it of that. */
export type Sentence<About = Nothing> = Record<Language, string | ((about: About) => string)>

/** Why something is refused, the code that says so to programs, and what a manager can do about it. */
export type Refusal<About = Nothing> = Sentence<About> & { code: ErrorCode; advice?: Sentence<About> }

/** One entry: what it is about is told once, by the English sentence. */
export const refusal = <About = Nothing>(entry: Refusal<About>): Refusal<About> => entry
export const sentence = <About = Nothing>(entry: Sentence<About>): Sentence<About> => entry

export type AboutOf<Entry> = Entry extends Sentence<infer About> ? About : never

/** A sentence that is still to be said, as it is thrown and recorded: its key among the entries, and what it is about. */
export type Words<Entries> = {
  [Key in keyof Entries]: Nothing extends AboutOf<Entries[Key]>
    ? { key: Key; about?: AboutOf<Entries[Key]> }
    : { key: Key; about: AboutOf<Entries[Key]> }
}[keyof Entries]

/** A number as this language is written in the United States; four digits stay together, as those of a year. */
export const grouped = (number: number, language: Language) =>
  number.toLocaleString(`${language}-US`, { useGrouping: 'min2' })

/** Says a sentence in a language. */
export function say<About>(entry: Sentence<About>, language: Language, about: About): string {
  const said = entry[language]
  return typeof said === 'string' ? said : said(about)
}
