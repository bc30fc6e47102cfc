import { me } from '#contract/people/me.ts'
import type { NotificationChoices } from '#contract/people/notifications.ts'
import { call } from '../lib/client.ts'
import { know } from '../lib/read-again.ts'
import { useRow } from '../lib/use-row.ts'

/** The signed-in person's notifications, and how each is delivered. */
export const useNotificationChoices = () => useRow(me.notifications, {})
export const saveNotificationChoices = async (body: NotificationChoices) =>
  know(me.notifications, {}, await call(me.updateNotifications, { body }))
/** Until a time, or null to end it. */
export const silenceNotifications = async (until: string | null) =>
  know(me.notifications, {}, await call(me.silence, { body: { until } }))
