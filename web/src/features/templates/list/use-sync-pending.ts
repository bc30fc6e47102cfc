import { useState } from 'react'
import { syncAll } from '../../../data/templates.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { useListText } from './texts.ts'

/** The page's Sync: asks WhatsApp about templates under review, imports those made at Twilio, and reloads the list. */
export function useSyncPending() {
  const t = useListText()
  const [isBusy, setBusy] = useState(false)

  async function start() {
    setBusy(true)
    try {
      const count = await syncAll()
      if (count > 0) toaster.create({ type: 'success', title: t('came_in', { count }) })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toaster.create({ type: 'error', title: t('sync_failed'), description: errorText(error) })
    } finally {
      setBusy(false)
    }
  }
  return { start, isBusy }
}
