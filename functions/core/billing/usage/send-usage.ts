import type { Work } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { hasArrived, sendEvent } from '../stripe/usage-meter.ts'
import type { UsageMeterItem } from './entity.ts'
import { asBilled, unbilledIn } from './rules.ts'
import { findDay, findMeter, listDays, replaceDay, replaceMeter } from './store.ts'
import { type Days, dayOf } from './usage-days.ts'

interface Payer {
  customer: string
  /** The first day (UTC) that is paid for; absent where none is. */
  from?: string
}

/** Stripe recognizes an event that it had at least a day ago; with an hour to spare. */
const RECOGNIZED_MS = 23 * 3_600_000

/**
 * Has what the ledger has beyond what was billed billed at Stripe: an event for each day and kind, and one of the
 * difference where Twilio corrects it. Each is noted before it is sent, and then as billed; whoever comes after a kill
 * sends it again as it was.
 */
export async function sendUsage(work: Work, { from, to }: Days, payer: Payer): Promise<void> {
  const { org, now } = work
  await retryOnConflict(async () => {
    let meter = await settle(work, payer, await findMeter(org))
    const first = payer.from && payer.from > from ? payer.from : from
    if (!meter) return false
    if (!payer.from || first > to) return true
    for (const unbilled of unbilledIn(await listDays(org, first, to))) {
      const noted = await replaceMeter(meter, { pending: { ...unbilled, at: now.toISOString() } })
      meter = noted && (await settle(work, payer, noted))
      if (!meter) return false
    }
    return true
  })
}

/** Sends the event that is noted, and notes that it is billed; undefined if someone else is at it. */
async function settle({ org, now }: Work, { customer }: Payer, meter: UsageMeterItem) {
  const { pending } = meter
  if (!pending) return meter
  const on = dayOf(new Date(pending.at))
  const before = meter.sent_on === on ? meter.sent : 0
  const isOld = now.getTime() - Date.parse(pending.at) > RECOGNIZED_MS
  const isBilled = isOld ? await hasArrived({ customer, on, before, micros: pending.micros }) : true
  if (!isOld) await sendEvent({ org, customer, ...pending })
  if (!isBilled) return replaceMeter(meter, { pending: undefined })
  await retryOnConflict(async () => {
    const day = await findDay(org, pending.day)
    const kinds = day && asBilled(day, pending)
    return !kinds || replaceDay(day, kinds)
  })
  return replaceMeter(meter, { pending: undefined, sent_on: on, sent: before + pending.micros })
}
