import { listHourKeepers } from '../../people/organizations/store.ts'
import { enqueueAll } from '../../platform/aws/queues.ts'

/** Has what waits given out at every dealership that keeps hours: somebody may have begun work. */
export async function planAssignments(): Promise<void> {
  const orgs = await listHourKeepers()
  await enqueueAll(
    'assign-waiting',
    orgs.map((org) => ({ body: { org } })),
  )
}
