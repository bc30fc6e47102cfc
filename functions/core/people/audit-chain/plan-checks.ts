import { enqueueAll } from '../../platform/aws/queues.ts'
import { listPage } from '../organizations/door.ts'

const AT_ONCE = 500

/** Has every dealership checked by the workers of these queues. */
export async function planChecks(queues: string[]): Promise<void> {
  let place: Record<string, unknown> | undefined
  do {
    const page = await listPage(place, AT_ONCE)
    const works = page.organizations.map(({ org }) => ({ body: { org } }))
    for (const queue of queues) await enqueueAll(queue, works)
    place = page.place
  } while (place)
}
