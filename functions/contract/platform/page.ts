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
  /** A frame of these sites, which other pages never are. */
  framed_by: z.optional(z.array(Text)),
  /** Loads the dealership's chat, which opens a frame of ours. */
  has_chat: z.optional(z.literal(true)),
})
