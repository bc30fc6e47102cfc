import * as z from 'zod/mini'
import { Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

const managed = { access: 'manager', right: 'settings' } as const

/** At most, of a dealership's own. */
export const WORDING_MAX = 300

const PhraseId = z.string().check(z.regex(/^[a-z0-9_]{2,60}$/))
const Own = z.object({ en: Text, es: Text })
const Phrase = z.object({
  id: Text,
  meaning: Text,
  /** What the model fills, by name; `{vehicle.price}` in a wording is a fact of the slot `vehicle`. */
  slots: z.array(Text),
  wordings: z.object({ en: z.array(Text), es: z.array(Text) }),
  /** The dealership's own words in place of these; empty in a language where Lotwire's are kept. */
  own: z.nullable(Own),
})
export type Phrase = z.infer<typeof Phrase>

const own = z.string().check(z.trim(), z.maxLength(WORDING_MAX))

/** What the assistant may say. */
export const phrases = {
  phrases: route({
    method: 'GET',
    path: '/api/assistant/phrases',
    ...managed,
    uses: ['table:read', 'keys:csrf'],
    output: z.object({ data: z.array(Phrase) }),
  }),
  /** Rewords a phrase; null: as Lotwire words it. */
  updatePhrase: route({
    method: 'PUT',
    path: '/api/assistant/phrases/{id}',
    ...managed,
    uses: ['table:read', 'table:write', 'keys:csrf'],
    params: z.object({ id: PhraseId }),
    body: z.object({ own: z.nullable(z.object({ en: own, es: own })) }),
    output: z.object({ phrase: Phrase }),
  }),
}
