import { useState } from 'react'
import { type CallQuery, exportCalls, getCallExport, useCallExport } from '../../../data/calls.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { useHistoryText } from './texts.ts'

/** Exports calls to a file: at once, or in a job if there are very many. */
export function useExport() {
  const t = useHistoryText()
  const [job, setJob] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { data } = useCallExport(job)
  const hasFailed = data?.status === 'failed'

  async function told(work: () => Promise<void>) {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      toaster.create({ type: 'error', title: t('export_failed'), description: errorText(error) })
    } finally {
      setBusy(false)
    }
  }
  return {
    rows: data?.rows ?? 0,
    isBusy: isBusy || (job !== null && data?.status !== 'done' && !hasFailed),
    isDone: data?.status === 'done',
    /** Set if the job failed; other failures are shown at once. */
    hasFailed,
    start: (query: CallQuery) =>
      told(async () => {
        const answer = await exportCalls(query)
        if ('id' in answer) setJob(answer.id)
        else saveFile(answer.csv, answer.filename)
      }),
    /** The file's URL is valid for minutes only, so it is requested on click. */
    download: () =>
      told(async () => {
        const { url } = await getCallExport(job ?? '')
        if (url) window.location.assign(url)
      }),
    forget: () => setJob(null),
  }
}
