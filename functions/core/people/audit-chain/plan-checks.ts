import { enqueueAll } from '../../platform/aws/queues.ts'
import { listPage } from '../organizations/store.ts'

const AT_ONCE = 500

/** Has every dealership's log checked. */
export async function planChecks(): Promise<void> {
  let place: Record<string, unknown> | undefined
  do {
    const page = await listPage(place, AT_ONCE)
    await enqueueAll(
      'check-logs',
      page.organizations.map(({ org }) => ({ body: { org } })),
    )
    place = page.place
  } while (place)
}
