import { decodeTime } from 'ulid'
import type * as z from 'zod/mini'
import { pathOf } from '#contract/route.ts'
import { type Run, syncs } from '#contract/stock/syncs.ts'
import { type Ctx, isManager } from '../../platform/ctx.ts'
import type { RunItem } from './entity.ts'
import { isFileKept } from './rules.ts'

/**
 * A run as it leaves; where its problems can be had is told to whom may, while they can, and what the dealer's server
 * said to managers only.
 */
export function presentRun({ caller, now }: Pick<Ctx, 'caller' | 'now'>, run: RunItem): z.input<typeof Run> {
  const { id, status, started_at, created, changed, unchanged, sold, errors } = run
  const { problems_of } = run
  const reader =
    problems_of === undefined ? run : { id: problems_of, started_at: new Date(decodeTime(problems_of)).toISOString() }
  const hasProblems = run.has_problems && isManager(caller) && isFileKept(reader, now)
  return {
    id,
    status,
    started_at,
    finished_at: run.finished_at ?? null,
    file: run.file ?? null,
    counts: { created, changed, unchanged, sold, errors },
    errors_url: hasProblems ? pathOf(syncs.errors, { id: reader.id }) : null,
    message: isManager(caller) || !isServersFailure(run) ? (run.message ?? null) : null,
    by: run.by ?? null,
    is_upload: run.upload !== undefined,
    is_half_written: run.is_half_written ?? false,
    can_choose_columns: run.can_choose_columns ?? false,
    is_discarded: run.is_discarded ?? false,
    progress: status === 'running' ? (run.progress ?? null) : null,
  }
}

/** What failed before there was a file may be told with the server's name, or by the server with the user's. */
const isServersFailure = ({ status, file }: RunItem) => status === 'failed' && file === undefined
