import type { OrgId } from '../../platform/ctx.ts'
import { putDue } from '../../platform/due/store.ts'
import { findSwitchboard } from '../automations/store.ts'
import type { Start } from './start-run.ts'
import { inAYear } from './starts-due.ts'

/** A day that comes back every year is planned again when it has come. */
export async function planNextYear({ org }: { org: OrgId }, { automation, contact, about, at }: Start) {
  const switched = (await findSwitchboard(org)).on.find((one) => one.automation === automation)
  if (switched?.trigger.on !== 'date') return
  const ids = { task: 'start', automation, contact, about }
  await putDue([{ kind: 'run-automations', org, ids, at: new Date(inAYear(at)).toISOString() }])
}
