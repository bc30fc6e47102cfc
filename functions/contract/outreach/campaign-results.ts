import * as z from 'zod/mini'
import { RECIPIENT_STATUSES } from '#contract/customers/recipient-statuses.ts'
import { Count, MaybeMoment, MaybeText, Text } from '#contract/fields.ts'
import { LEFT_OUT_REASONS } from './send-facts.ts'

/** The results of a campaign, in people. */
export const Counts = z.object({
  total: Count,
  planned: Count,
  left_out: Count,
  sent: Count,
  delivered: Count,
  read: Count,
  failed: Count,
  replied: Count,
  appointments: Count,
  sold: Count,
  opted_out: Count,
})
export type CampaignCounts = z.infer<typeof Counts>

/** People by the reason why they are left out; reasons that nobody has are absent. */
export const LeftOut = z.partialRecord(z.enum(LEFT_OUT_REASONS), Count)
export const Recipient = z.object({
  /** Null once the contact is deleted. */
  contact: z.nullable(z.object({ id: Text, name: Text })),
  conversation_id: MaybeText,
  status: z.enum(RECIPIENT_STATUSES),
  reason: z.nullable(z.enum(LEFT_OUT_REASONS)),
  /** The gate's or the carrier's words. */
  problem: MaybeText,
  sent_at: MaybeMoment,
  waits_until: MaybeMoment,
  replied_at: MaybeMoment,
  variant: Count,
})
export type Recipient = z.infer<typeof Recipient>
