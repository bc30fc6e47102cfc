import type { ContactQuery } from '#contract/customers/contact-query.ts'
import type { GoneCondition } from '#contract/customers/groups.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { listFields } from '../fields/door.ts'
import { wrongCondition } from '../fields/field-conditions.ts'
import { hasLabel } from '../labels/door.ts'
import { hasStage } from '../stages/door.ts'

/** Returns a group's conditions that name something deleted since: no one matches them. */
export async function findGone(org: OrgId, { stage, label, custom }: ContactQuery): Promise<GoneCondition[]> {
  const [isStage, isLabel, areFieldsThere] = await Promise.all([
    stage === undefined || hasStage(org, stage),
    label === undefined || hasLabel(org, label),
    areFields(org, custom),
  ])
  return [
    ...(isStage ? [] : (['stage'] as const)),
    ...(isLabel ? [] : (['label'] as const)),
    ...(areFieldsThere ? [] : (['field'] as const)),
  ]
}

/** A choice that is no longer there is gone as well. */
async function areFields(org: OrgId, conditions: ContactQuery['custom'] = []): Promise<boolean> {
  if (conditions.length === 0) return true
  const fields = await listFields(org)
  return conditions.every((one) => wrongCondition(fields, one) === undefined)
}
