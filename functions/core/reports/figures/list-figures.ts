import { desksSeenBy, EVERYBODY } from '../../customers/contacts/desk-names.ts'
import { findTimeZone } from '../../people/organizations/find-time-zone.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { readCountsBetween } from '../../platform/table/counters.ts'
import { daysBefore, nameOf, namesBetween, secondsOf } from './rules.ts'
import { listDayFigures } from './store.ts'

/** Customers who wrote on each of the last days, and the waits for a first answer; as far as the caller may see. */
export async function listFigures({ org, caller, now }: Ctx, { days: count }: { days: number }) {
  const days = daysBefore(now, count, await findTimeZone(org))
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const desks = desksSeenBy(caller)
  const [counts, all] = await Promise.all([
    readCountsBetween(org, desks, namesBetween(first, last)),
    listDayFigures(org, [first, last]),
  ])
  const seen = all.filter(({ desk }) => desks.includes(EVERYBODY) || desks.includes(desk))
  const byDay = Map.groupBy(seen, ({ day }) => day)
  const data = days.map((day) => {
    const own = byDay.get(day) ?? []
    const answered = own.flatMap((one) => [...(one.answers ?? [])])
    const counted = (what: Parameters<typeof nameOf>[1]) => counts.get(nameOf(day, what)) ?? 0
    const customers = counted('customers') + own.reduce((sum, one) => sum + (one.customers?.size ?? 0), 0)
    const answers = counted('answers') + answered.length
    const seconds = counted('answer_seconds') + answered.reduce((sum, one) => sum + secondsOf(one), 0)
    return { day, customers, answers, answer_seconds: answers > 0 ? Math.round(seconds / answers) : null }
  })
  return { data }
}
