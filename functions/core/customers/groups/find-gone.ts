import type { ContactQuery } from '#contract/customers/contact-query.ts'
import type { GoneCondition } from '#contract/customers/groups.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { currentNames, isDefaultName, labelsOf } from '../labels/rules.ts'
import { findLabels } from '../labels/store.ts'
import { isDefault, stagesOf } from '../stages/rules.ts'
import { getPipeline } from '../stages/store.ts'

/** Returns a group's conditions that name something deleted since: no one matches them. */
export async function findGone(org: OrgId, { stage, label }: ContactQuery): Promise<GoneCondition[]> {
  const [hasStage, hasLabel] = await Promise.all([isStage(org, stage), isLabel(org, label)])
  return [...(hasStage ? [] : (['stage'] as const)), ...(hasLabel ? [] : (['label'] as const))]
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
