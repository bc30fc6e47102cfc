import * as z from 'zod/mini'
import { Id, Message, Text, Time } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { NotificationChoices, ShownChoices } from './notifications.ts'
import { EndedSubscription, PushDevice, PushSubscription } from './web-push.ts'

/** What the signed-in user is told, and on which of their devices. */
export const ownNotifications = {
  notifications: route({
    method: 'GET',
    path: '/api/me/notifications',
    access: 'member',
    uses: ['table:read', 'keys:csrf'],
    output: ShownChoices,
  }),
  updateNotifications: route({
    method: 'PUT',
    path: '/api/me/notifications',
    access: 'member',
    whileReadOnly: true,
    uses: ['table:read', 'table:write', 'keys:csrf'],
    body: NotificationChoices,
    output: ShownChoices,
  }),
  /** Silences one's notifications until a time, as quiet hours do; null: no longer. */
  silence: route({
    method: 'PUT',
    path: '/api/me/silence',
    access: 'member',
    whileReadOnly: true,
    uses: ['table:read', 'table:write', 'keys:csrf'],
    body: z.object({ until: z.nullable(Time) }),
    output: ShownChoices,
  }),
  push: route({
    method: 'GET',
    path: '/api/me/push',
    access: 'member',
    uses: ['table:read', 'keys:push', 'keys:csrf'],
    /** `key`: ours, for which a browser makes its subscription (base64url). */
    output: z.object({ key: Text, data: z.array(PushDevice) }),
  }),
  addPush: route({
    method: 'POST',
    path: '/api/me/push',
    access: 'member',
    whileReadOnly: true,
    uses: ['table:read', 'table:write', 'keys:csrf'],
    body: PushSubscription,
    output: z.object({ device: PushDevice }),
  }),
  endPush: route({
    method: 'DELETE',
    path: '/api/me/push',
    access: 'member',
    whileReadOnly: true,
    uses: ['table:read', 'table:write', 'keys:csrf'],
    body: EndedSubscription,
    output: Message,
  }),
  removePush: route({
    method: 'DELETE',
    path: '/api/me/push/{id}',
    access: 'member',
    whileReadOnly: true,
    uses: ['table:read', 'table:write', 'keys:csrf'],
    params: z.object({ id: Id }),
    output: Message,
  }),
}
