import * as z from 'zod'
import { ORDERS, OUTCOMES } from '../meta/outcomes.ts'
import { SENDER_STATUSES } from '../twilio/senders.ts'
import type { Call } from './call.ts'

const PopupAnswer = z.object({
  /** Null leaves it to the window's buttons again. */
  outcome: z.enum(OUTCOMES).nullable(),
  order: z.enum(ORDERS).default('message_first'),
  delay_ms: z.number().int().min(0).max(60_000).default(0),
  is_text: z.boolean().default(false),
})
const SenderState = z.object({ status: z.enum(SENDER_STATUSES), reason: z.number().int().positive().optional() })

/** What Meta's sign-up window answers, and what becomes of a number on WhatsApp. */
export const metaCalls: Call[] = [
  {
    method: 'POST',
    path: /^meta\/popup$/,
    answer: ({ meta }, input) => {
      const { outcome, ...how } = PopupAnswer.parse(input)
      meta.preset(outcome === null ? undefined : { outcome, ...how })
      return { popup: meta.currentPreset() }
    },
  },
  {
    method: 'GET',
    path: /^twilio\/senders$/,
    answer: ({ twilio }, { account_sid }) => ({
      senders: twilio.senders(account_sid ? String(account_sid) : undefined),
    }),
  },
  {
    method: 'POST',
    path: /^twilio\/senders\/(\w+)$/,
    answer: ({ twilio }, input, sid) => {
      const { status, reason } = SenderState.parse(input)
      return { sender: twilio.setSender(sid, status, reason) }
    },
  },
]
