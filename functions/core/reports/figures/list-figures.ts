import { desksSeenBy } from '../../customers/contacts/desk-names.ts'
import { findTimeZone } from '../../people/organizations/find-time-zone.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { readCountsBetween } from '../../platform/table/counters.ts'
import { daysBefore, nameOf, namesBetween } from './rules.ts'

/** Customers who wrote on each of the last days, and the waits for a first answer; as far as the caller may see. */
export async function listFigures({ org, caller, now }: Ctx, { days: count }: { days: number }) {
  const days = daysBefore(now, count, await findTimeZone(org))
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const counts = await readCountsBetween(org, desksSeenBy(caller), namesBetween(first, last))
  const data = days.map((day) => {
    const [customers = 0, answers = 0, seconds = 0] = (['customers', 'answers', 'answer_seconds'] as const).map(
      (what) => counts.get(nameOf(day, what)),
    )
    return { day, customers, answers, answer_seconds: answers > 0 ? Math.round(seconds / answers) : null }
  })
  return { data }
}
