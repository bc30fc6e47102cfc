import { enqueueAll } from '../../platform/aws/queues.ts'
import { listConnected } from './store.ts'

/** Has the messages of every connected organization compared with Twilio's list. */
export async function planImports(): Promise<void> {
  let place: string | undefined
  do {
    const page = await listConnected(place)
    await enqueueAll(
      'import-messages',
      page.orgs.map((org) => ({ body: { org } })),
    )
    place = page.place
  } while (place)
}
