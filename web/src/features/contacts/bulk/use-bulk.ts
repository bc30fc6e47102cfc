import { useEffect, useEffectEvent } from 'react'
import { changeMany, type ManyChange, undoMany, useManyChange } from '../../../data/bulk.ts'
import { readContactLists } from '../../../data/contacts.ts'
import { readGroups } from '../../../data/groups.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useUndo } from '../../../parts/use-undo.ts'
import { useUndoneWords } from '../../../parts/use-undone-words.ts'
import { toaster } from '../../../ui/toaster.tsx'
import type { Selected } from '../list/use-selection.ts'
import { useContactText } from '../texts.ts'
import { useFollowed } from '../use-followed.ts'

/** Changes many contacts by a job, follows it, and says what came of it. */
export function useBulk() {
  const t = useContactText()
  const offerUndo = useUndo()
  const wordsOfUndone = useUndoneWords()
  const { id, follow } = useFollowed('bulk')
  const { data: job, error } = useManyChange(id)
  const hasEnded = job?.status === 'done' || job?.status === 'failed' || error?.status === 404

  const end = useEffectEvent(async () => {
    follow()
    await Promise.all([readContactLists(), readGroups()])
    if (job?.status === 'done' && id !== undefined) tell(job, id)
    if (job?.status === 'failed') toaster.create({ type: 'error', title: t('bulk_failed', { count: job.done }) })
  })
  function tell({ done: count, is_delete }: { done: number; is_delete: boolean }, ended: string) {
    if (count === 0) toaster.create({ type: 'info', title: t('bulk_nobody') })
    else if (is_delete) toaster.create({ type: 'success', title: t('bulk_deleted', { count }) })
    else offerUndo(t('bulk_done', { count }), () => undo(ended, count))
  }
  async function undo(ended: string, changed: number) {
    const { rows } = await undoMany(ended)
    await readContactLists()
    return wordsOfUndone(rows, changed)
  }
  useEffect(() => {
    if (hasEnded) void end()
  }, [hasEnded])

  return {
    /** The one under way. */
    job: id !== undefined && !hasEnded ? { done: job?.done ?? 0, total: job?.total ?? null } : null,
    /** Its progress in words. */
    progress: job?.done ? t(job.is_delete ? 'bulk_deleting' : 'bulk_under_way', { count: job.done }) : t('bulk_begun'),
    /** Answers whether it was begun. */
    start: async (whom: Selected, change: ManyChange): Promise<boolean> => {
      try {
        follow((await changeMany({ ...whom, ...change })).id)
        return true
      } catch (failure) {
        toaster.create({ type: 'error', title: t('bulk_not_begun'), description: errorText(failure) })
        return false
      }
    },
  }
}
export type Bulk = ReturnType<typeof useBulk>
