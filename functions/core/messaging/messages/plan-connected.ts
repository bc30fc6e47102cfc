import { enqueueAll } from '../../platform/aws/queues.ts'
import { listConnected } from '../../telephony/connections/door.ts'

/** The plan runs every quarter of an hour; this one of an hour's is for the templates too. */
const isFirstOfHour = (now: Date) => now.getUTCMinutes() < 15

/** Has the messages of every connected organization compared with Twilio's list, and once an hour its templates. */
export async function planConnected(now: Date): Promise<void> {
  const queues = ['import-messages', ...(isFirstOfHour(now) ? ['sync-templates'] : [])]
  let place: string | undefined
  do {
    const page = await listConnected(place)
    const works = page.orgs.map((org) => ({ body: { org } }))
    for (const queue of queues) await enqueueAll(queue, works)
    place = page.place
  } while (place)
}
