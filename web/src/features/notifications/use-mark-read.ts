import { markNotificationsRead, useNotifications } from '../../data/notifications.ts'
import { errorText } from '../../lib/language/error-text.ts'
import { useText } from '../../lib/language/text.ts'
import { toaster } from '../../ui/toaster.tsx'
import { notificationTexts } from './texts.ts'

/** Marks all that has been shown as read: here at once, and wherever else this person is signed in. */
export function useMarkRead() {
  const t = useText(notificationTexts)
  const { data } = useNotifications()
  return async () => {
    try {
      if (data) await markNotificationsRead(data)
    } catch (error) {
      toaster.create({ type: 'error', title: errorText(error, t('mark_failed')) })
    }
  }
}
