import * as z from 'zod/mini'
import { Count, Text } from '#contract/fields.ts'
import { Language } from '#contract/language.ts'

/** A page as sent: `styles` and `scripts` are the hashes with which its content policy allows its inline code. */
export const Page = z.object({
  status: Count,
  language: Language,
  body: Text,
  styles: z.array(Text),
  scripts: z.array(Text),
  /** For one reader: nothing in between keeps it. */
  is_private: z.optional(z.literal(true)),
})
