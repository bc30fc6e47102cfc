import * as z from 'zod/mini'
import { SLOTS } from './phrase-slots.ts'

/** What code says or does in a reply; `id` names the vehicle, or the dealership's own answer. */
export const REPLY_ACTS = [
  'offer_slots',
  'confirm_booking',
  'confirm_move',
  'confirm_cancel',
  'ask_back',
  'send_vehicle',
  'tell_hours',
  'tell_address',
  'give_answer',
  'hand_over',
] as const
export type ReplyAct = (typeof REPLY_ACTS)[number]

const Slot = z.optional(z.nullable(z.union([z.string(), z.number()])))
/** One of the catalog's, with what it is about. */
const Said = z.strictObject({
  phrase: z.string(),
  slots: z.optional(z.nullable(z.strictObject(Object.fromEntries(SLOTS.map((slot) => [slot, Slot]))))),
})
/** A vehicle's id, then one of FACT_FIELDS: vendors' strict schemas know no tuples. */
const Fact = z.strictObject({ fact: z.array(z.string()).check(z.length(2)) })
const Act = z.strictObject({ act: z.enum(REPLY_ACTS), id: z.optional(z.nullable(z.string())) })

/** The arguments of the model's terminal tool `reply`: sentences made of segments. */
export const Reply = z.strictObject({ sentences: z.array(z.array(z.union([Said, Fact, Act]))) })
export type Reply = z.infer<typeof Reply>
export type Segment = Reply['sentences'][number][number]

/** The same as JSON schema, in the form that vendors' strict mode asks for: every key required, none besides. */
export function replyParameters(): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(Reply, {
    override: ({ jsonSchema }) => {
      if (jsonSchema.properties) jsonSchema.required = Object.keys(jsonSchema.properties)
    },
  })
  return schema
}
