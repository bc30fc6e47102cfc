import * as z from 'zod'
import { GRAPH_FAULT_KINDS } from '../meta/graph-error.ts'
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

const Page = z.object({ name: z.string().min(1), instagram: z.string().optional() })
const how = {
  times: z.number().int().min(1).max(10).optional(),
  is_shuffled: z.boolean().optional(),
  is_forged: z.boolean().optional(),
}
const between = { account: z.string().min(1), person: z.string().min(1), ...how }
const Written = z.object({
  ...between,
  name: z.string().optional(),
  texts: z.array(z.string()).max(100).default([]),
  files: z.array(z.string()).max(10).optional(),
  is_expired: z.boolean().optional(),
  quotes: z.string().optional(),
  story: z.enum(['reply', 'mention']).optional(),
  referral: z.record(z.string(), z.unknown()).optional(),
  shares: z.object({ url: z.string(), title: z.string() }).optional(),
  mids: z.array(z.string()).optional(),
})
const Happened = z.object({ ...between, event: z.record(z.string(), z.unknown()) })
const Answered = z.object({ ...between, text: z.string().min(1) })
const Edited = z.object({
  ...between,
  mid: z.string(),
  text: z.string(),
  edits: z.number().int().min(1).max(5).default(1),
})
const Withdrawn = z.object({ ...between, mid: z.string() })
const GraphTrouble = z.object({
  page: z.string().min(1),
  kind: z.enum(GRAPH_FAULT_KINDS),
  count: z.number().int().min(0).max(1000).default(1),
})

/** What Meta's windows answer, what becomes of a number on WhatsApp, and what happens on pages. */
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
  { method: 'GET', path: /^meta$/, answer: ({ meta }) => meta.list() },
  { method: 'POST', path: /^meta\/pages$/, answer: ({ meta }, input) => ({ page: meta.addPage(Page.parse(input)) }) },
  {
    // The code that Meta's window would give for these pages.
    method: 'POST',
    path: /^meta\/codes$/,
    answer: ({ meta }, input) => ({
      code: meta.giveCode(z.object({ pages: z.array(z.string()) }).parse(input).pages),
    }),
  },
  { method: 'POST', path: /^meta\/messages$/, answer: ({ meta }, input) => meta.write(Written.parse(input)) },
  { method: 'POST', path: /^meta\/events$/, answer: ({ meta }, input) => meta.happen(Happened.parse(input)) },
  { method: 'POST', path: /^meta\/answers$/, answer: ({ meta }, input) => meta.answerThere(Answered.parse(input)) },
  { method: 'POST', path: /^meta\/edits$/, answer: ({ meta }, input) => meta.edit(Edited.parse(input)) },
  { method: 'POST', path: /^meta\/withdrawals$/, answer: ({ meta }, input) => meta.withdraw(Withdrawn.parse(input)) },
  {
    method: 'POST',
    path: /^meta\/faults$/,
    answer: ({ meta }, input) => {
      const { page, ...next } = GraphTrouble.parse(input)
      meta.fault(page, next)
      return {}
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
