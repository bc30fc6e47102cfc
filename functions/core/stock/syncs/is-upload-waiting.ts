import type { Work } from '../../platform/ctx.ts'
import { listLatest } from './list-latest.ts'
import { isFileKept } from './rules.ts'

/** Whether a file that was sent by hand can be confirmed still, and no failure since then is to be taken back. */
export async function isUploadWaiting({ org, now }: Pick<Work, 'org' | 'now'>, run: string): Promise<boolean> {
  const runs = (await listLatest(org)).filter(({ id }) => id !== run)
  const isWaiting = (one: (typeof runs)[number]) =>
    one.status === 'held' && one.upload !== undefined && isFileKept(one, now)
  return runs[0]?.status !== 'failed' && runs.some(isWaiting)
}
