import type { Run } from '#contract/stock/syncs.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { useSourceText } from '../source-texts.ts'
import { useRunNews } from './run-news.ts'

/** One toast for the newest sync: the one about its end replaces the one about its start. */
const id = 'inventory-run'

/** Says that a sync has started. */
export const announceRun = (title: string) => toaster.create({ id, type: 'info', title, description: undefined })

/** Says how a sync ended. Decisions and errors are shown on the page. */
export function useEndToast() {
  const t = useSourceText()
  const { news } = useRunNews()
  return (run: Run) => {
    if (run.status !== 'done') return toaster.dismiss(id)
    const { errors } = run.counts
    // Its changes are on the page then, beside the errors.
    const end =
      errors > 0
        ? { type: 'warning', title: t('synced_with_errors', { count: errors }), description: undefined }
        : { type: 'success', title: t('synced'), description: news(run) }
    toaster.create({ id, ...end })
  }
}
