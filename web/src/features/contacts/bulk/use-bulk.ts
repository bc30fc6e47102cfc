import { useEffect, useEffectEvent } from 'react'
import { changeMany, type ManyChange, useManyChange } from '../../../data/bulk.ts'
import { readContactLists } from '../../../data/contacts.ts'
import { readGroups } from '../../../data/groups.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import type { Selected } from '../list/use-selection.ts'
import { useContactText } from '../texts.ts'
import { useFollowed } from '../use-followed.ts'

/** Changes many contacts by a job, follows it, and says what came of it. */
export function useBulk() {
  const t = useContactText()
  const { id, follow } = useFollowed('bulk')
  const { data: job, error } = useManyChange(id)
  const hasEnded = job?.status === 'done' || job?.status === 'failed' || error?.status === 404

  const end = useEffectEvent(async () => {
    follow(null)
    await Promise.all([readContactLists(), readGroups()])
    if (job?.status === 'done') toaster.create(told(job))
    if (job?.status === 'failed') toaster.create({ type: 'error', title: t('bulk_failed', { count: job.done }) })
  })
  const told = ({ done, is_delete }: { done: number; is_delete: boolean }) =>
    done === 0
      ? { type: 'info', title: t('bulk_nobody') }
      : { type: 'success', title: t(is_delete ? 'bulk_deleted' : 'bulk_done', { count: done }) }
  useEffect(() => {
    if (hasEnded) void end()
  }, [hasEnded])

  return {
    /** The one under way. */
    job: id !== null && !hasEnded ? { done: job?.done ?? 0, total: job?.total ?? null } : null,
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
