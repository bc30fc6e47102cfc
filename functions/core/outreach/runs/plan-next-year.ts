import type { OrgId } from '../../platform/ctx.ts'
import { putDue } from '../../platform/due/door.ts'
import { findAutomation } from '../automations/door.ts'
import type { Start } from './start-run.ts'
import { inAYear } from './starts-due.ts'

/** A day that comes back every year is planned again when it has come, even while the automation rests. */
export async function planNextYear({ org }: { org: OrgId }, { automation, contact, about, at }: Start) {
  if ((await findAutomation(org, automation))?.trigger.on !== 'date') return
  const ids = { task: 'start', automation, contact, about }
  await putDue([{ kind: 'run-automations', org, ids, at: new Date(inAYear(at)).toISOString() }])
}
