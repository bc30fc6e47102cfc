import { useState } from 'react'
import type { Notification } from '#contract/people/notifications.ts'
import { listOlderNotifications, useNotifications } from '../../data/notifications.ts'
import { errorText } from '../../lib/language/error-text.ts'
import { useText } from '../../lib/language/text.ts'
import { toaster } from '../../ui/toaster.tsx'
import { notificationTexts } from './texts.ts'

/** The newest notifications, and behind them those that were asked for. */
export function useNotificationList() {
  const t = useText(notificationTexts)
  const { data, error, mutate } = useNotifications()
  const [older, setOlder] = useState<{ data: Notification[]; cursor: string | null }>()
  const [isBusy, setBusy] = useState(false)
  const newest = data?.data ?? []
  const cursor = older ? older.cursor : (data?.cursor ?? null)

  async function readOlder() {
    if (cursor === null) return
    setBusy(true)
    try {
      const next = await listOlderNotifications(cursor)
      setOlder({ data: [...(older?.data ?? []), ...next.data], cursor: next.cursor })
    } catch (failure) {
      toaster.create({ type: 'error', title: t('load_failed'), description: errorText(failure) })
    } finally {
      setBusy(false)
    }
  }
  const ids = new Set(newest.map(({ id }) => id))
  return {
    list: data && [...newest, ...(older?.data ?? []).filter(({ id }) => !ids.has(id))],
    error,
    retry: () => mutate(),
    isMore: cursor !== null,
    readOlder,
    isBusy,
  }
}
