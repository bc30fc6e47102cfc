import * as z from 'zod/mini'
import type { FieldKey } from '#contract/field-words.ts'

/** What is said where a schema's own check fails, by its key: `z.minLength(1, says('make_missing'))`. */
export const says = (key: FieldKey): string => key

/** An id in a path or a body. Any form is accepted: what does not exist, whatever it looks like, is not found. */
export const Id = z.string().check(z.minLength(1), z.maxLength(200))
export const RoleName = z.enum(['owner', 'manager', 'agent'])
export type RoleName = z.infer<typeof RoleName>
export const ConversationStatus = z.enum(['active', 'closed', 'archived'])
export type ConversationStatus = z.infer<typeof ConversationStatus>

// What answers are made of, each made once: making a schema is a good part of a function's start. Large ones are
// therefore made when they are first used (`z.lazy`).
export const Text = z.string()
export const MaybeText = z.nullable(Text)
export const Count = z.int()
export const Flag = z.boolean()
/** A moment as ISO 8601 in UTC. */
export const Moment = Text
export const MaybeMoment = MaybeText

/** How many rows a page may hold: a longer answer does not fit a Lambda's 6 MB. */
const PER_PAGE_MAX = 200
export const PerPage = z.pipe(
  z.coerce.number().check(z.int(), z.minimum(1)),
  z.transform((n) => Math.min(n, PER_PAGE_MAX)),
)

export const Message = z.object({ message: Text })
