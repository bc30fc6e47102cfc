import type { Work } from '../../platform/ctx.ts'
import type { IntegrationItem, SeenFile, StuckFile } from '../integrations/entity.ts'
import type { RunItem } from './entity.ts'
import { listLatest } from './list-syncs.ts'
import { isFileKept } from './rules.ts'

interface KnownFiles {
  /** The file whose vehicles are shown. */
  shown?: SeenFile
  /** The file whose problem the newest run still reports; a held one can still be confirmed. */
  told?: StuckFile
}

/** The dealer's files that a run need not read again; for a manager's request, reported ones are read anew. */
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
