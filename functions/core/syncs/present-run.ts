import type * as z from 'zod/mini'
import { type Run, syncs } from '../../contract/syncs.ts'
import type { RunItem } from './entity.ts'

/** A run as it leaves. */
export function presentRun(run: RunItem): z.input<typeof Run> {
  const { id, status, started_at, created, changed, unchanged, sold, errors } = run
  return {
    id,
    status,
    started_at,
    finished_at: run.finished_at ?? null,
    file: run.file ?? null,
    counts: { created, changed, unchanged, sold, errors },
    errors_url: run.has_problems ? syncs.errors.path.replace('{id}', id) : null,
    message: run.message ?? null,
    by: run.by ?? null,
    progress: status === 'running' ? (run.progress ?? null) : null,
  }
}
