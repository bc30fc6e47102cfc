import { useState } from 'react'
import type { Scheduled } from '#contract/messaging/scheduled-rows.ts'
import { sendScheduled, unschedule } from '../../../data/scheduled.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { useLaterText } from './texts.ts'

/** What can be done with a scheduled message beside editing it; a refusal is told. */
export function useScheduledDeeds({ id, type, conversation_id, status }: Scheduled) {
  const t = useLaterText()
  const [isBusy, setBusy] = useState(false)
  const place = { type, id: conversation_id }

  async function busyWhile(deed: Promise<unknown>, done?: string) {
    setBusy(true)
    try {
      await deed
      if (done) toaster.create({ type: 'success', title: done })
    } catch (error) {
      toaster.create({ type: 'error', title: t('change_failed'), description: errorText(error) })
    }
    setBusy(false)
  }
  return {
    isBusy,
    sendNow: () => busyWhile(sendScheduled(place, id)),
    takeBack: () => busyWhile(unschedule(place, id), status === 'waiting' ? t('canceled') : undefined),
  }
}
