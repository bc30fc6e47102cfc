import type { ContactQuery } from '#contract/customers/contact-query.ts'
import type { GoneCondition } from '#contract/customers/groups.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { wrongCondition } from '../fields/rules.ts'
import { listFields } from '../fields/store.ts'
import { currentNames, isDefaultName, labelsOf } from '../labels/rules.ts'
import { findLabels } from '../labels/store.ts'
import { isDefault, stagesOf } from '../stages/rules.ts'
import { getPipeline } from '../stages/store.ts'

/** Returns a group's conditions that name something deleted since: no one matches them. */
export async function findGone(org: OrgId, { stage, label, custom }: ContactQuery): Promise<GoneCondition[]> {
  const [hasStage, hasLabel, hasFields] = await Promise.all([
    isStage(org, stage),
    isLabel(org, label),
    areFields(org, custom),
  ])
  return [
    ...(hasStage ? [] : (['stage'] as const)),
    ...(hasLabel ? [] : (['label'] as const)),
    ...(hasFields ? [] : (['field'] as const)),
  ]
}

async function isStage(org: OrgId, stage: string | undefined): Promise<boolean> {
  if (stage === undefined || isDefault(stage)) return true
  return stagesOf(await getPipeline(org)).some(({ id }) => id === stage)
}

/** One that is just being renamed is there. */
async function isLabel(org: OrgId, label: string | undefined): Promise<boolean> {
  if (label === undefined || isDefaultName(label)) return true
  const seen = await findLabels(org)
  const [current] = currentNames([label], seen)
  return labelsOf(seen).some(({ name }) => name === current)
}

/** A choice that is no longer there is gone as well. */
async function areFields(org: OrgId, conditions: ContactQuery['custom'] = []): Promise<boolean> {
  if (conditions.length === 0) return true
  const fields = await listFields(org)
  return conditions.every((one) => wrongCondition(fields, one) === undefined)
}
