import * as z from 'zod/mini'
import { Id } from '#contract/fields.ts'
import { ChannelName } from './channels/channel-schema.ts'
import { FieldConditions } from './custom.ts'
import { LabelName } from './labels.ts'
import { SOURCE_KINDS } from './source-kinds.ts'

const Silence = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(3650))
/** A switch as an address or as JSON has it. */
const Switch = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform((value) => value === true || value === 'true'),
)

/** A filter for contacts, used by the list, groups, exports, and bulk changes. Absent fields don't filter. */
export const contactQuery = () => ({
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  stage: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
  label: z.optional(LabelName),
  /** A person's id, `me`, or `none`. */
  assignee: z.optional(Id),
  /** The contact has an address there. */
  channel: z.optional(ChannelName),
  /** By what they came. */
  source: z.optional(z.enum(SOURCE_KINDS)),
  /** The vehicle that they wrote about last is of it. */
  make: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))),
  /** No message, of either side, for so many days. */
  silent: z.optional(Silence),
  /** They opted out of a channel, or of none. */
  opted_out: z.optional(Switch),
  /** They got this campaign's message. */
  campaign: z.optional(Id),
  /** Beside `campaign`: they answered it, or didn't. */
  replied: z.optional(Switch),
  /** On the dealership's own fields. */
  custom: z.optional(FieldConditions),
})
export const ContactQuery = z.lazy(() => z.object(contactQuery()))
export type ContactQuery = z.output<typeof ContactQuery>

export const CONTACT_SORTS = ['created_at_desc', 'created_at_asc', 'name_asc'] as const
export type ContactSort = (typeof CONTACT_SORTS)[number]
