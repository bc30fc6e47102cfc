import type { FieldCondition } from '#contract/customers/custom.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { refusedFields } from '../../platform/errors.ts'
import { listFields } from '../fields/door.ts'
import { wrongCondition } from '../fields/field-conditions.ts'
import { requireLabel } from '../labels/check-labels.ts'
import { requireStage } from '../stages/check-stage.ts'

interface Filters {
  stage?: string
  label?: string
  custom?: FieldCondition[]
}

/** Returns the filters with the label's current name; throws `invalid` for a missing stage, label, or field. */
export async function checkFilters<F extends Filters>(org: OrgId, filters: F): Promise<F> {
  const { stage, label, custom } = filters
  if (stage !== undefined) await requireStage(org, stage)
  if (custom && custom.length > 0) await requireFields(org, custom)
  return label === undefined ? filters : { ...filters, label: await requireLabel(org, label) }
}

async function requireFields(org: OrgId, conditions: FieldCondition[]): Promise<void> {
  const fields = await listFields(org)
  const wrong = conditions.map((one) => wrongCondition(fields, one)).find((one) => one !== undefined)
  if (wrong) throw refusedFields({ custom: wrong })
}
