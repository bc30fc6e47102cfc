import * as z from 'zod/mini'

/** The languages of the screen, of mails and of refusals. */
export const Language = z.enum(['en', 'es'])
export type Language = z.infer<typeof Language>

/** A name in each language. */
export type Label = Readonly<Record<Language, string>>

/** Labels as texts in one language. */
export const labelsIn = <Key extends string>(language: Language, labels: Record<Key, Label>) =>
  Object.fromEntries(Object.entries<Label>(labels).map(([key, label]) => [key, label[language]])) as Record<Key, string>
