import * as z from 'zod/mini'
import type { FieldKey } from '#contract/field-words.ts'

/** The message for a failed check of a schema, by its key: `z.minLength(1, says('make_missing'))`. */
export const says = (key: FieldKey): string => key

/** Of a name: a line break or another control, which a mail's subject must not hold, becomes a blank. */
export const oneLine = () => z.overwrite((text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '))

/** An id in a path or a body. Any form is accepted: an id that does not exist, whatever it looks like, is not found. */
export const Id = z.string().check(z.minLength(1), z.maxLength(200))
/** The client's own id of what it asks for: sent twice, it is one. */
export const ClientId = z.string().check(z.minLength(1), z.maxLength(64))
export const RoleName = z.enum(['owner', 'manager', 'agent'])
export type RoleName = z.infer<typeof RoleName>
export const ConversationStatus = z.enum(['active', 'closed', 'archived'])
export type ConversationStatus = z.infer<typeof ConversationStatus>

// The parts of responses, each created once: creating a schema is a good part of a function's start. Large ones are
// therefore created on first use (`z.lazy`).
export const Text = z.string()
export const MaybeText = z.nullable(Text)
export const Count = z.int()
export const Flag = z.boolean()
/** A time as ISO 8601 in UTC. */
export const Moment = Text
export const MaybeMoment = MaybeText
/** A time in a request, as ISO 8601. */
export const Time = z.string().check(z.refine((text) => Date.parse(text) > 0, says('not_valid')))

/** The maximum number of rows on a page: a longer response does not fit a Lambda's 6 MB. */
const PER_PAGE_MAX = 200
export const PerPage = z.pipe(
  z.coerce.number().check(z.int(), z.minimum(1)),
  z.transform((n) => Math.min(n, PER_PAGE_MAX)),
)

export const Message = z.object({ message: Text })
