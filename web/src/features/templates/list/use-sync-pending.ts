import { useState } from 'react'
import { ApiError } from '../../../lib/api-error.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { listPending, syncTemplate } from '../api.ts'
import { useReadAgain } from '../use-read-again.ts'
import { useListText } from './texts.ts'

/** The page's Sync: asks WhatsApp about all that it reviews, and reads the list again. */
export function useSyncPending() {
  const t = useListText()
  const readAgain = useReadAgain()
  const [isBusy, setBusy] = useState(false)

  async function start() {
    setBusy(true)
    try {
      for (const { id } of (await listPending()).templates) await syncTemplate(id)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toaster.create({ type: 'error', title: t('sync_failed'), description: errorText(error) })
    } finally {
      await readAgain()
      setBusy(false)
    }
  }
  return { start, isBusy }
}
