import { useState } from 'react'
import { syncPending } from '../../../data/templates.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { useListText } from './texts.ts'

/** The page's Sync: asks WhatsApp about all that it reviews, and reads the list again. */
export function useSyncPending() {
  const t = useListText()
  const [isBusy, setBusy] = useState(false)

  async function start() {
    setBusy(true)
    try {
      await syncPending()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toaster.create({ type: 'error', title: t('sync_failed'), description: errorText(error) })
    } finally {
      setBusy(false)
    }
  }
  return { start, isBusy }
}
