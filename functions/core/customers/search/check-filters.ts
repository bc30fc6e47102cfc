import type { OrgId } from '../../platform/ctx.ts'
import { requireLabel } from '../labels/check-labels.ts'
import { requireStage } from '../stages/check-stage.ts'

interface Filters {
  stage?: string
  label?: string
}

/** What people are asked for by, its label under the name that it has now; throws `invalid` for one that is not there. */
export async function checkFilters<F extends Filters>(org: OrgId, filters: F): Promise<F> {
  const { stage, label } = filters
  if (stage !== undefined) await requireStage(org, stage)
  return label === undefined ? filters : { ...filters, label: await requireLabel(org, label) }
}
