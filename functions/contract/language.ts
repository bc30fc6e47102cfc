import * as z from 'zod/mini'

/** The languages of the screen, of mails and of refusals. */
export const Language = z.enum(['en', 'es'])
export type Language = z.infer<typeof Language>

/** A name in each language. */
export type Label = Readonly<Record<Language, string>>
