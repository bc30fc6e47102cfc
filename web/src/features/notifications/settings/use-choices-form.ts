import { useState } from 'react'
import type { ownNotifications } from '#contract/people/own-notifications.ts'
import type { Output } from '#contract/route.ts'
import { saveNotificationChoices } from '../../../data/notification-choices.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { useBanner } from '../../../ui/use-banner.ts'
import { notificationTexts } from '../texts.ts'

export type Choices = Output<typeof ownNotifications.notifications>
export type Quiet = Pick<Choices, 'quiet_from' | 'quiet_to'>

/** The choices on the screen until they are saved. */
export function useChoicesForm(saved: Choices) {
  const t = useText(notificationTexts)
  const [ways, setWays] = useState(saved.ways)
  const [quiet, setQuiet] = useState<Quiet>({ quiet_from: saved.quiet_from, quiet_to: saved.quiet_to })
  const [isBusy, setBusy] = useState(false)
  const { banner, show } = useBanner()

  async function save() {
    setBusy(true)
    try {
      await saveNotificationChoices({ ways, ...quiet })
      show({ status: 'success', text: t('saved') })
    } catch (error) {
      show({ status: 'error', text: errorText(error, t('save_failed')) })
    } finally {
      setBusy(false)
    }
  }
  return { ways, quiet, setWays, setQuiet, save, isBusy, banner }
}
