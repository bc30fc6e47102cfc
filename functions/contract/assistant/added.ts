import * as z from 'zod/mini'
import { Text } from '#contract/fields.ts'

/** What a text that an AI made over may hold that the one it was made of does not. */
const ADDED_KINDS = ['figure', 'number_word', 'day', 'name', 'link', 'vehicle', 'claim'] as const
export type AddedKind = (typeof ADDED_KINDS)[number]

/** `text` as it stands there. */
export const Added = z.object({ text: Text, kind: z.enum(ADDED_KINDS) })
export type Added = z.infer<typeof Added>
