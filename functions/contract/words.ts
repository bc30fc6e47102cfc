import type { ErrorCode } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'

/** The arguments of a sentence that has none. */
export type Nothing = Record<string, never>

/** A sentence in both languages; with arguments, a function of them. */
export type Sentence<About = Nothing> = Record<Language, string | ((about: About) => string)>

/** A refusal's sentence, its error code for programs, and what a manager can do about it. */
export type Refusal<About = Nothing> = Sentence<About> & { code: ErrorCode; advice?: Sentence<About> }

/** One entry: the type of its arguments is stated once, by the English sentence. */
export const refusal = <About = Nothing>(entry: Refusal<About>): Refusal<About> => entry
export const sentence = <About = Nothing>(entry: Sentence<About>): Sentence<About> => entry

export type AboutOf<Entry> = Entry extends Sentence<infer About> ? About : never

/** A sentence not yet worded, as it is thrown and stored: its key among the entries, and its arguments. */
export type Words<Entries> = {
  [Key in keyof Entries]: Nothing extends AboutOf<Entries[Key]>
    ? { key: Key; about?: AboutOf<Entries[Key]> }
    : { key: Key; about: AboutOf<Entries[Key]> }
}[keyof Entries]

/** A number formatted for this language in the United States; four digits stay together, like those of a year. */
export const grouped = (number: number, language: Language) =>
  number.toLocaleString(`${language}-US`, { useGrouping: 'min2' })

/** Words a sentence in a language. */
export function say<About>(entry: Sentence<About>, language: Language, about: About): string {
  const said = entry[language]
  return typeof said === 'string' ? said : said(about)
}
