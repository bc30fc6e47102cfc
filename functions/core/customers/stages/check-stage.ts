import { DEFAULT_STAGES } from '#contract/customers/stages.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { refusedFields } from '../../platform/errors.ts'

/** Throws `invalid` for a stage that the dealership does not have. */
export async function requireStage(_org: OrgId, stage: string): Promise<void> {
  if (DEFAULT_STAGES.some(({ id }) => id === stage)) return
  throw refusedFields({ stage: { key: 'stage_unknown' } })
}
