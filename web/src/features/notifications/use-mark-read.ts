import { useNotifications } from '../../data/notifications.ts'
import { errorText } from '../../lib/language/error-text.ts'
import { useText } from '../../lib/language/text.ts'
import { toaster } from '../../ui/toaster.tsx'
import { markRead } from './api.ts'
import { notificationTexts } from './texts.ts'

/** Marks all that has been shown as read: here at once, and wherever else this person is signed in. */
export function useMarkRead() {
  const t = useText(notificationTexts)
  const { data, mutate } = useNotifications()
  return async () => {
    const newest = data?.data[0]
    if (!data || !newest || data.unread === 0) return
    const read = { ...data, unread: 0, data: data.data.map((one) => ({ ...one, is_read: true })) }
    try {
      await markRead(newest.id)
      await mutate(read, { revalidate: true })
    } catch (error) {
      toaster.create({ type: 'error', title: errorText(error, t('mark_failed')) })
    }
  }
}
