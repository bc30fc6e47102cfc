import type { Work } from '../../platform/ctx.ts'
import type { IntegrationItem, SeenFile, StuckFile } from '../integrations/entity.ts'
import type { RunItem } from './entity.ts'
import { listLatest } from './list-syncs.ts'
import { isFileKept } from './rules.ts'

interface KnownFiles {
  /** Its vehicles are shown. */
  shown?: SeenFile
  /** The newest run still says what is the matter with it, and what is held can be confirmed still. */
  told?: StuckFile
}

/** The dealer's files that a run need not read again; a manager who asks is told anew what was told before. */
export async function findKnownFiles(
  { org, now }: Pick<Work, 'org' | 'now'>,
  run: RunItem,
  { last_file, stuck_file }: Pick<IntegrationItem, 'last_file' | 'stuck_file'>,
): Promise<KnownFiles> {
  if (run.by !== undefined || stuck_file === undefined) return { shown: last_file }
  const [before] = (await listLatest(org)).filter(({ id }) => id !== run.id)
  if (before === undefined) return { shown: last_file }
  const isTold =
    before.status === 'held' ? isFileKept(before, now) : before.id === stuck_file.told_by && !before.is_confirmed
  return { shown: last_file, told: isTold ? stuck_file : undefined }
}
