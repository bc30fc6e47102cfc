import { FILE_KEPT_DAYS } from '#contract/stock/feed-files.ts'
import type { Run } from '#contract/stock/syncs.ts'

/** True if a held sync can still be confirmed: as long as its file is kept. */
export const isWaiting = ({ status, started_at }: Run, now: number): boolean =>
  status === 'held' && now - Date.parse(started_at) < FILE_KEPT_DAYS * 86_400_000
