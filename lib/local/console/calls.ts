import * as z from 'zod'
import { jobs } from '#contract/jobs.ts'
import { TEMPLATE_CATEGORIES } from '#contract/telephony/template-facts.ts'
import { KINDS, SERVICES } from '../faults.ts'
import { STATUSES } from '../twilio/decide-status.ts'
import { APPROVAL_STATUSES } from '../twilio/review-content.ts'
import { REVIEWED } from '../twilio/reviews.ts'
import { FAULT_KINDS } from '../twilio/trouble.ts'
import { TwilioError } from '../twilio/twilio-error.ts'
import { DECISIONS } from '../twilio/voice/decide-call.ts'
import { AiScript, OfScript } from './ai-inputs.ts'
import type { Call } from './call.ts'
import { dnsCalls } from './dns-calls.ts'
import { ftpCalls } from './ftp-calls.ts'
import { googleCalls } from './google-calls.ts'
import { inboxCalls } from './inbox-calls.ts'
import { metaCalls } from './meta-calls.ts'
import { providerCalls } from './provider-calls.ts'
import { pushCalls } from './push-calls.ts'
import { stripeCalls } from './stripe-calls.ts'
import { Charge, Made, readInbound } from './twilio-inputs.ts'

const Status = z.object({ status: z.enum(STATUSES), error_code: z.number().int().positive().nullish() })
const OfAccount = z.object({ account_sid: z.string().optional() })
const Caller = z.object({ from: z.string().min(1), to: z.string().min(1) })
const Seconds = z.number().int().min(0).max(86_400)
const Decision = z
  .object({ status: z.enum(DECISIONS), duration: Seconds, recording_seconds: Seconds.max(3_600) })
  .partial()
  .refine(({ status, recording_seconds }) => status || recording_seconds, { path: ['status'], message: 'Say which.' })
const Verdict = z.object({
  status: z.enum(APPROVAL_STATUSES),
  rejection_reason: z.string().optional(),
  category: z.enum(TEMPLATE_CATEGORIES).optional(),
})
const Registration = z.object({
  kind: z.enum(REVIEWED),
  /** In Twilio's words, or `HOLD`. */
  status: z.string().min(1),
  code: z.string().optional(),
  account_sid: z.string().optional(),
  decided: z.boolean().optional(),
})
const Fault = OfAccount.extend({
  kind: z.enum(FAULT_KINDS),
  count: z.number().int().min(0).max(10_000).default(1),
})
const Chaos = z
  .object({
    lost_callbacks: z.number().int().min(0),
    lost_inbound: z.number().int().min(0),
    doubled: z.boolean(),
    shuffled: z.boolean(),
    phones_off: z.boolean(),
  })
  .partial()
  .extend(OfAccount.shape)
const Outage = z.object({
  service: z.enum(SERVICES),
  kind: z.enum(KINDS),
  /** 0 switches it on again. */
  seconds: z.number().min(0).max(86_400),
})
const Clock = z.object({ offset_hours: z.number().min(-87_600).max(87_600) })
const Turn = z.object({ now: z.iso.datetime().optional(), org: z.string().optional() })
const Thread = z.object({ ours: z.string(), customer: z.string() })
const Messages = z.object({ account_sid: z.string().optional(), to: z.string().optional() })

/** The console's JSON calls; each returns a value and throws on bad input. Paths are those after `/local/api/`. */
export const calls: Call[] = [
  {
    method: 'GET',
    path: /^mail$/,
    answer: ({ mail }, { to }) => ({ mails: mail.mails(to ? String(to) : undefined) }),
  },
  ...inboxCalls,
  { method: 'GET', path: /^twilio\/accounts$/, answer: ({ twilio }) => ({ accounts: twilio.accounts() }) },
  {
    method: 'POST',
    path: /^twilio\/inbound$/,
    answer: ({ twilio }, input, _, request) => twilio.inbound(readInbound(input, request)),
  },
  {
    method: 'GET',
    path: /^twilio\/messages$/,
    answer: ({ twilio }, input) => ({ messages: twilio.messages(Messages.parse(input)) }),
  },
  {
    method: 'GET',
    path: /^twilio\/thread$/,
    answer: ({ twilio }, input) => {
      const { ours, customer } = Thread.parse(input)
      return { messages: twilio.thread(ours, customer) }
    },
  },
  {
    method: 'POST',
    path: /^twilio\/messages\/(\w+)\/status$/,
    answer: ({ twilio }, input, sid) => twilio.setStatus(sid, Status.parse(input)),
  },
  {
    method: 'POST',
    path: /^twilio\/calls$/,
    answer: ({ twilio }, input) => twilio.callIn(Caller.parse(input)),
  },
  {
    method: 'POST',
    path: /^twilio\/calls\/(\w+)$/,
    answer: async ({ twilio }, input, sid) => {
      await twilio.decideCall(sid, Decision.parse(input))
      return { call: twilio.calls().find((call) => call.sid === sid) }
    },
  },
  {
    method: 'GET',
    path: /^twilio\/calls$/,
    answer: ({ twilio }, input) => ({ calls: twilio.calls(OfAccount.parse(input).account_sid) }),
  },
  {
    method: 'GET',
    path: /^twilio\/templates$/,
    answer: ({ twilio }, input) => ({ templates: twilio.contents(OfAccount.parse(input).account_sid) }),
  },
  {
    method: 'POST',
    path: /^twilio\/templates$/,
    answer: ({ twilio }, input) => {
      const { account_sid, ...made } = Made.parse(input)
      return { template: twilio.makeContent(account_sid, made) }
    },
  },
  {
    method: 'POST',
    path: /^twilio\/templates\/(\w+)$/,
    answer: ({ twilio }, input, sid) => ({ template: twilio.review(sid, Verdict.parse(input)) }),
  },
  {
    method: 'POST',
    path: /^twilio\/charges$/,
    answer: ({ twilio }, input) => twilio.charge(Charge.parse(input)),
  },
  {
    method: 'POST',
    path: /^twilio\/registration$/,
    answer: ({ twilio }, input) => twilio.decideRegistration(Registration.parse(input)),
  },
  {
    method: 'POST',
    path: /^twilio\/faults$/,
    answer: ({ twilio }, input) => {
      const { account_sid, ...fault } = Fault.parse(input)
      twilio.fault(fault, account_sid)
      return { fault: twilio.currentFault(account_sid) }
    },
  },
  {
    method: 'POST',
    path: /^twilio\/chaos$/,
    answer: ({ twilio }, input) => {
      const { account_sid, ...change } = Chaos.parse(input)
      return { chaos: twilio.chaos(change, account_sid) }
    },
  },
  {
    method: 'POST',
    path: /^faults$/,
    answer: async ({ faults, switchOff }, input) => {
      await switchOff(Outage.parse(input))
      return { faults: faults.list() }
    },
  },
  ...googleCalls,
  ...stripeCalls,
  ...dnsCalls,
  ...providerCalls,
  ...metaCalls,
  ...pushCalls,
  { method: 'GET', path: /^ai$/, answer: ({ ai: { keys, scriptOf } }) => ({ keys, ...scriptOf().state() }) },
  {
    method: 'POST',
    path: /^ai\/script$/,
    answer: ({ ai }, input) => {
      const { of, is_released, ...change } = AiScript.parse(input)
      const script = ai.scriptOf(of)
      if (is_released) script.release()
      return script.set(change)
    },
  },
  {
    method: 'GET',
    path: /^ai\/calls$/,
    answer: ({ ai }, input) => {
      const script = ai.scriptOf(OfScript.parse(input).of)
      return { ...script.state(), calls: script.calls() }
    },
  },
  ...ftpCalls,
  {
    method: 'POST',
    path: /^clock$/,
    answer: async ({ clock, passTime }, input) => {
      await passTime(Clock.parse(input).offset_hours)
      return { offset_hours: clock.offsetHours, now: new Date().toISOString() }
    },
  },
  {
    method: 'GET',
    path: /^stream$/,
    answer: async ({ stream }) => ({ lag_ms: await stream.lagMs() }),
  },
  {
    method: 'POST',
    path: /^jobs\/([^/]+?)(?:\/run)?$/,
    answer: async ({ runJob }, input, name) => {
      if (!(name in jobs)) throw new TwilioError(404, 20404, `There is no job ${name}.`)
      const { now, org } = Turn.parse(input)
      return { result: (await runJob(name, { org, ...(now !== undefined && { at: new Date(now) }) })) ?? null }
    },
  },
  {
    method: 'GET',
    path: /^state$/,
    answer: ({ twilio, clock, faults, runnableJobs }) => ({
      fault: twilio.currentFault(),
      faults: faults.list(),
      chaos: twilio.chaos(),
      offset_hours: clock.offsetHours,
      jobs: runnableJobs,
    }),
  },
]
