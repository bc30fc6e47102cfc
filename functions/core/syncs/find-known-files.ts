import type { OrgId } from '../ctx.ts'
import type { IntegrationItem, SeenFile, StuckFile } from '../integrations/entity.ts'
import type { RunItem } from './entity.ts'
import { listLatest } from './list-latest.ts'

interface KnownFiles {
  /** Its cars are shown. */
  shown?: SeenFile
  /** The newest run still says what is the matter with it. */
  told?: StuckFile
}

/** The dealer's files that a run need not read again; a manager who asks is told anew what was told before. */
export async function findKnownFiles(
  org: OrgId,
  run: RunItem,
  { last_file, stuck_file }: Pick<IntegrationItem, 'last_file' | 'stuck_file'>,
): Promise<KnownFiles> {
  if (run.by !== undefined || stuck_file === undefined) return { shown: last_file }
  const [before] = (await listLatest(org)).filter(({ id }) => id !== run.id)
  const isTold = before?.status === 'held' || (before?.id === stuck_file.told_by && !before.is_confirmed)
  return { shown: last_file, told: isTold ? stuck_file : undefined }
}
