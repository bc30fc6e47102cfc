import type { Work } from '../ctx.ts'
import { isFileKept, RUNS_SHOWN } from './rules.ts'
import { listRuns } from './store.ts'

/** Whether a file that was sent by hand can be confirmed still, and no failure since then is to be taken back. */
export async function isUploadWaiting({ org, now }: Pick<Work, 'org' | 'now'>, before: string): Promise<boolean> {
  const runs = (await listRuns(org, RUNS_SHOWN)).filter(({ id }) => id < before)
  const isWaiting = (run: (typeof runs)[number]) =>
    run.status === 'held' && run.upload !== undefined && isFileKept(run, now)
  return runs[0]?.status !== 'failed' && runs.some(isWaiting)
}
