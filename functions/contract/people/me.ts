import * as z from 'zod/mini'
import { Flag, Id, MaybeMoment, Message, RoleName, Text, Time } from '#contract/fields.ts'
import { Language } from '#contract/language.ts'
import { RIGHTS } from '#contract/rights.ts'
import { route } from '#contract/route.ts'
import { NotificationChoices, ShownChoices } from './notifications.ts'
import { EndedSubscription, PushDevice, PushSubscription } from './web-push.ts'

export const CurrentUser = z.object({
  id: Text,
  firstName: Text,
  lastName: Text,
  email: Text,
  emailVerifiedAt: MaybeMoment,
  verified: Flag,
  /** `display_name`: of a role of the dealership's own, its name. */
  role: z.object({ name: RoleName, display_name: Text }),
  /** What their role allows; managers and owners may all. */
  rights: z.array(z.enum(RIGHTS)),
  is_system_admin: Flag,
  isManager: Flag,
  isAgent: Flag,
  /** True if they may also see their colleagues' conversations. */
  sees_all_chats: Flag,
  organization_data: z.object({ id: Text, name: Text, suspended: Flag }),
  language: Language,
  /** `needed`: their dealership demands it of everybody; without it they can only set it up. */
  two_step: z.object({ on: Flag, needed: Flag }),
  /** True if they take new conversations. */
  available: Flag,
})
export type CurrentUser = z.infer<typeof CurrentUser>

/** `role`: users cannot change their own; an attempt is refused and recorded. */
const OwnChoices = z.object({
  language: z.optional(Language),
  available: z.optional(Flag),
  role: z.optional(RoleName),
})
export type OwnChoices = z.infer<typeof OwnChoices>

/** The signed-in user (S1 §3). */
export const me = {
  get: route({
    method: 'GET',
    path: '/api/me',
    access: 'member',
    uses: ['table:read', 'keys:csrf'],
    isBusy: true,
    output: CurrentUser,
    beforeTwoStep: true,
  }),
  update: route({
    method: 'PATCH',
    path: '/api/me',
    access: 'member',
    uses: ['table:read', 'table:write', 'keys:csrf'],
    body: OwnChoices,
    output: CurrentUser,
    beforeTwoStep: true,
  }),
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
    uses: ['table:read', 'table:write', 'keys:csrf'],
    body: NotificationChoices,
    output: ShownChoices,
  }),
  /** Silences one's notifications until a time, as quiet hours do; null: no longer. */
  silence: route({
    method: 'PUT',
    path: '/api/me/silence',
    access: 'member',
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
    uses: ['table:read', 'table:write', 'keys:csrf'],
    body: PushSubscription,
    output: z.object({ device: PushDevice }),
  }),
  endPush: route({
    method: 'DELETE',
    path: '/api/me/push',
    access: 'member',
    uses: ['table:read', 'table:write', 'keys:csrf'],
    body: EndedSubscription,
    output: Message,
  }),
  removePush: route({
    method: 'DELETE',
    path: '/api/me/push/{id}',
    access: 'member',
    uses: ['table:read', 'table:write', 'keys:csrf'],
    params: z.object({ id: Id }),
    output: Message,
  }),
}
