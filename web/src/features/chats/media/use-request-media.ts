import { useState } from 'react'
import type { Channel } from '#contract/customers/channels/channels.ts'
import { requestMedia } from '../../../data/messages/messages.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { toaster } from '../../../ui/toaster.tsx'

interface Place {
  type: Channel
  id: string
  messageId: string
  index: number
}

/** Has a customer's file copied once more; what becomes of it comes with the thread. */
export function useRequestMedia({ type, id, messageId, index }: Place) {
  const [isBusy, setBusy] = useState(false)
  async function request() {
    setBusy(true)
    try {
      await requestMedia({ type, id, message_id: messageId, index: String(index) })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toaster.create({ type: 'error', title: errorText(error) })
    } finally {
      setBusy(false)
    }
  }
  return { request, isBusy }
}
