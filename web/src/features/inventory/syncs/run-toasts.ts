import type { Run } from '../../../../../functions/contract/syncs.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { useSourceText } from '../sources/texts.ts'
import { useRunNews } from './run-news.ts'

const UNDER_WAY = 'inventory-run'

/** Says that a run has begun; taken back when it ends, however long nobody looked. */
export const announceRun = (title: string) => toaster.create({ id: UNDER_WAY, type: 'info', title })

/** Says how a run ended. What has to be decided or mended stands on the page. */
export function useEndToast() {
  const t = useSourceText()
  const { news } = useRunNews()
  return (run: Run) => {
    toaster.dismiss(UNDER_WAY)
    if (run.status !== 'done') return
    const { errors } = run.counts
    // What it brought stands on the page then, beside the errors.
    if (errors > 0) toaster.create({ type: 'warning', title: t('synced_with_errors', { count: errors }) })
    else toaster.create({ type: 'success', title: t('synced'), description: news(run) })
  }
}
