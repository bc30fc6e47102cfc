import { enqueueAll } from '../../platform/aws/queues.ts'
import { ALL_CARRIERS } from '../../telephony/carriers/carriers.ts'

/** The plan runs every quarter of an hour; this one of an hour's is for the templates too. */
const isFirstOfHour = (now: Date) => now.getUTCMinutes() < 15

/** Approvals and numbers are looked at while it is morning in all of the United States. */
const DAILY_HOUR_UTC = 16
const isDaily = (now: Date) => isFirstOfHour(now) && now.getUTCHours() === DAILY_HOUR_UTC

/**
 * Has the messages of every connected organization compared with its carrier's list, once an hour its templates, and once a
 * day what carriers and WhatsApp say of its numbers.
 */
export async function planConnected(now: Date): Promise<void> {
  const queues = [
    'import-messages',
    ...(isFirstOfHour(now) ? ['sync-templates'] : []),
    ...(isDaily(now) ? ['sync-registrations', 'follow-sender'] : []),
  ]
  for (const { listConnected } of ALL_CARRIERS) {
    let place: string | undefined
    do {
      const page = await listConnected?.(place)
      const works = (page?.orgs ?? []).map((org) => ({ body: { org } }))
      for (const queue of queues) await enqueueAll(queue, works)
      place = page?.place
    } while (place)
  }
}
