import { enqueue } from '../../platform/aws/queues.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { logWarning } from '../../platform/log.ts'

/** Has a registration looked at now; where the queue is away, the look that is due comes all the same. */
export async function askForLook(org: OrgId): Promise<void> {
  try {
    await enqueue('sync-registrations', { org })
  } catch (error) {
    logWarning(error, { org })
  }
}
