import type { OrgId } from '../../platform/ctx.ts'
import type { LotItem } from '../catalogue/entity.ts'
import type { RunWords } from './entity.ts'
import { changeRun } from './store.ts'

type Lot = Pick<LotItem, 'writing'> | undefined

/** A run that has lost the lot does nothing any more, whatever its worker still believes. */
export const endInterrupted = (org: OrgId, id: string, lot: Lot) =>
  changeRun(['queued', 'running'], interrupted(org, id, lot))

/** How a run ends that broke off; the lot says whether it had begun to write. */
export function interrupted(org: OrgId, id: string, lot: Lot) {
  const is_half_written = lot?.writing === id
  const words: RunWords = { key: is_half_written ? 'half_written' : 'interrupted' }
  return { org, id, status: 'failed' as const, finished_at: new Date().toISOString(), words, is_half_written }
}
