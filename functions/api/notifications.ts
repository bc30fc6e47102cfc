import { notifications } from '#contract/people/notifications.ts'
import { listNotifications } from '../core/messaging/notifications/list-notifications.ts'
import { markNotificationsRead } from '../core/people/notifications/mark-notifications-read.ts'
import { serve } from '../serve.ts'

export const handler = serve(notifications, {
  list: ({ query }, ctx) => listNotifications(ctx, query),
  read: ({ body }, ctx) => markNotificationsRead(ctx, body),
})
