import { enqueueAll } from '../../platform/aws/queues.ts'
import { listConnected } from '../../telephony/connections/store.ts'
import { listReviewing } from './store.ts'

/** The plan runs every five minutes; this one of an hour's is for everybody. */
const isFirstOfHour = (now: Date) => now.getUTCMinutes() < 5

/** Has the templates looked at of who waits for WhatsApp's review, and once an hour of every connected organization. */
export async function planTemplateSyncs(now: Date): Promise<void> {
  const orgs = await listReviewing()
  for (let place: string | undefined, isEnd = !isFirstOfHour(now); !isEnd; isEnd = place === undefined) {
    const page = await listConnected(place)
    for (const org of page.orgs) orgs.add(org)
    place = page.place
  }
  await enqueueAll(
    'sync-templates',
    [...orgs].map((org) => ({ body: { org } })),
  )
}
