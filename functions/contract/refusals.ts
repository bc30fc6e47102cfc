import { assistantRefusals } from '#contract/assistant/refusals.ts'
import { billingRefusals } from '#contract/billing/refusals.ts'
import { calendarRefusals } from '#contract/calendar/refusals.ts'
import { callsRefusals } from '#contract/calls/refusals.ts'
import { customersRefusals } from '#contract/customers/refusals.ts'
import { fieldWords } from '#contract/field-words.ts'
import type { Language } from '#contract/language.ts'
import { leavingRefusals } from '#contract/leaving/refusals.ts'
import { mailRefusals } from '#contract/messaging/mail-refusals.ts'
import { messagingRefusals } from '#contract/messaging/refusals.ts'
import { templateRefusals } from '#contract/messaging/template-refusals.ts'
import { outreachRefusals } from '#contract/outreach/refusals.ts'
import { peopleRefusals } from '#contract/people/refusals.ts'
import { listRefusals } from '#contract/platform/list-refusals.ts'
import { platformRefusals } from '#contract/platform/refusals.ts'
import { fileRefusals } from '#contract/stock/file-refusals.ts'
import { ftpRefusals } from '#contract/stock/ftp-refusals.ts'
import { stockRefusals } from '#contract/stock/refusals.ts'
import { telephonyRefusals } from '#contract/telephony/refusals.ts'
import { senderRefusals } from '#contract/telephony/sender-refusals.ts'
import { type AboutOf, type Refusal, say, type Words } from '#contract/words.ts'
import type { Area } from './areas.ts'
import { gather } from './gather.ts'

/** Every refusal by its key: each area has its own, in both languages. */
export const refusals = {
  ...platformRefusals,
  ...listRefusals,
  ...fieldWords,
  ...gather({
    people: peopleRefusals,
    customers: customersRefusals,
    stock: { ...stockRefusals, ...fileRefusals, ...ftpRefusals },
    telephony: { ...telephonyRefusals, ...senderRefusals },
    messaging: { ...messagingRefusals, ...mailRefusals, ...templateRefusals },
    calls: callsRefusals,
    calendar: calendarRefusals,
    assistant: assistantRefusals,
    outreach: outreachRefusals,
    reports: {},
    billing: billingRefusals,
    leaving: leavingRefusals,
    privacy: {},
  } satisfies Record<Area, Record<string, Refusal<never>>>),
}
export type RefusalKey = keyof typeof refusals
export type Refused = Words<typeof refusals>

/** The arguments of the refusal with this key. */
export type About<Key extends RefusalKey> = AboutOf<(typeof refusals)[Key]>

/** A refusal in words; `isAdvised` adds what a manager can do about it. */
export function sayRefusal({ key, about }: Refused, language: Language, isAdvised = true): string {
  const entry: Refusal<unknown> = refusals[key] as Refusal<unknown>
  const advice = isAdvised && entry.advice ? ` ${say(entry.advice, language, about ?? {})}` : ''
  return say(entry, language, about ?? {}) + advice
}
