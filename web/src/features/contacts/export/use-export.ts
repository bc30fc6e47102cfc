import type { ExportQuery } from '#contract/customers/exports.ts'
import { getContactExport, startContactExport, useContactExport } from '../../../data/contact-exports.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { useContactText } from '../texts.ts'
import { useFollowed } from '../use-followed.ts'

/** Brings what the filter shows, or who is selected, into a file. */
export function useExport() {
  const t = useContactText()
  const { id, follow } = useFollowed('export')
  const { data: job, error } = useContactExport(id)

  const told = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (failure) {
      toaster.create({ type: 'error', title: t('export_failed'), description: errorText(failure) })
    }
  }
  return {
    status: id === undefined || error?.status === 404 ? null : (job?.status ?? 'waiting'),
    rows: job?.rows ?? 0,
    start: (query: ExportQuery) => told(async () => follow((await startContactExport(query)).id)),
    /** The file's address is good for minutes only: it is asked for when it is wanted. */
    download: () =>
      told(async () => {
        const { url } = await getContactExport(id ?? '')
        if (url) window.location.assign(url)
      }),
    forget: () => follow(),
  }
}
export type Export = ReturnType<typeof useExport>
