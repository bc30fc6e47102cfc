import { USAGE_KINDS, type UsageKind } from '#contract/billing/usage-kinds.ts'
import type { DayUsage } from '../../telephony/twilio/usage.ts'
import type { Pending, UsageDayItem } from './entity.ts'

/**
 * Twilio's categories of each kind, none of which is a part of another
 * (https://www.twilio.com/docs/usage/api/usage-record#usage-categories); those counted have its units, others are fees.
 */
const CATEGORIES: Record<string, { kind: UsageKind; isCounted?: true }> = {
  sms: { kind: 'texts', isCounted: true },
  mms: { kind: 'texts', isCounted: true },
  channels: { kind: 'texts', isCounted: true },
  'sms-messages-carrierfees': { kind: 'texts' },
  'mms-messages-carrierfees': { kind: 'texts' },
  'failed-message-processing-fee': { kind: 'texts' },
  calls: { kind: 'minutes', isCounted: true },
  recordings: { kind: 'minutes' },
  recordingstorage: { kind: 'minutes' },
  phonenumbers: { kind: 'numbers', isCounted: true },
  'a2p-registration-fees': { kind: 'registration', isCounted: true },
}
export const CHARGED = Object.keys(CATEGORIES)

type Used = Partial<Record<UsageKind, { units: number; micros: number }>>

/** Twilio's rows, by day and kind. */
export function byDay(rows: readonly DayUsage[]): Map<string, Used> {
  const days = new Map<string, Used>()
  for (const { day, category, units, micros } of rows) {
    const of = CATEGORIES[category]
    if (!of) continue
    const used = days.get(day) ?? {}
    const before = used[of.kind] ?? { units: 0, micros: 0 }
    used[of.kind] = { units: before.units + (of.isCounted ? units : 0), micros: before.micros + micros }
    days.set(day, used)
  }
  return days
}

/** A day's kinds as Twilio has them now, with what was billed of each before. */
export function asKept(used: Used, before: UsageDayItem['kinds'] = {}): UsageDayItem['kinds'] {
  const nothing = { units: 0, micros: 0 }
  return Object.fromEntries(
    USAGE_KINDS.flatMap((kind) => {
      if (!used[kind] && !before[kind]) return []
      const { billed = 0, events = 0 } = before[kind] ?? {}
      return [[kind, { ...(used[kind] ?? nothing), billed, events }]]
    }),
  )
}

/** The costs of days beyond what was billed of them: the first time all of it, later what Twilio corrected. */
export const unbilledIn = (days: readonly UsageDayItem[]): Omit<Pending, 'at'>[] =>
  days.flatMap(({ day, kinds }) =>
    USAGE_KINDS.flatMap((kind) => {
      const { micros = 0, billed = 0, events = 0 } = kinds[kind] ?? {}
      return micros === billed ? [] : [{ day, kind, event: events + 1, micros: micros - billed }]
    }),
  )

/** A day with one of its events billed; undefined where it was noted before. */
export function asBilled({ kinds }: UsageDayItem, { kind, event, micros }: Pending): UsageDayItem['kinds'] | undefined {
  const of = kinds[kind]
  if (!of || of.events >= event) return undefined
  return { ...kinds, [kind]: { ...of, billed: of.billed + micros, events: event } }
}
