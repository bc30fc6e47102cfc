import type { OrgId } from '../../platform/ctx.ts'
import { earliestId } from '../../platform/table/ids.ts'
import { listAutomationsOf } from '../automations/door.ts'
import { deleteRuns, listRuns } from './store.ts'

const AT_ONCE = 200

/** Forgets the runs of automations that began before a moment. Safe to repeat. */
export async function removeRunsBefore(org: OrgId, before: Date): Promise<void> {
  for (const { id: automation } of await listAutomationsOf(org)) {
    let place: string | undefined = earliestId(before.getTime())
    while (place !== undefined) {
      const page: Awaited<ReturnType<typeof listRuns>> = await listRuns(org, automation, { place, limit: AT_ONCE })
      await deleteRuns(page.runs.filter(({ status }) => status !== 'active'))
      place = page.place
    }
  }
}
