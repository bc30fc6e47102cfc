import type { NotificationChoices } from '#contract/people/notifications.ts'
import { ownNotifications } from '#contract/people/own-notifications.ts'
import { call } from '../lib/client.ts'
import { know } from '../lib/read-again.ts'
import { useRow } from '../lib/use-row.ts'

/** The signed-in person's notifications, and how each is delivered. */
export const useNotificationChoices = () => useRow(ownNotifications.notifications, {})
export const saveNotificationChoices = async (body: NotificationChoices) =>
  know(ownNotifications.notifications, {}, await call(ownNotifications.updateNotifications, { body }))
/** Until a time, or null to end it. */
export const silenceNotifications = async (until: string | null) =>
  know(ownNotifications.notifications, {}, await call(ownNotifications.silence, { body: { until } }))
