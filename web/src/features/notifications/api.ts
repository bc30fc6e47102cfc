import { me } from '#contract/people/me.ts'
import { type NotificationChoices, notifications } from '#contract/people/notifications.ts'
import { call } from '../../lib/client.ts'
import { useRow } from '../../lib/use-row.ts'

export const listOlder = (cursor: string) => call(notifications.list, { query: { cursor } })
export const markRead = (until: string) => call(notifications.read, { body: { until } })

export const useChoices = () => useRow(me.notifications, {})
export const saveChoices = (body: NotificationChoices) => call(me.updateNotifications, { body })
