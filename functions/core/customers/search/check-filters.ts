import type { OrgId } from '../../platform/ctx.ts'
import { requireLabel } from '../labels/check-labels.ts'
import { requireStage } from '../stages/check-stage.ts'

interface Filters {
  stage?: string
  label?: string
}

/** Returns the filters with the label's current name; throws `invalid` for a missing stage or label. */
export async function checkFilters<F extends Filters>(org: OrgId, filters: F): Promise<F> {
  const { stage, label } = filters
  if (stage !== undefined) await requireStage(org, stage)
  return label === undefined ? filters : { ...filters, label: await requireLabel(org, label) }
}
