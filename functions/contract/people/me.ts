import * as z from 'zod/mini'
import { Flag, MaybeMoment, MaybeText, Moment, RoleName, Text } from '#contract/fields.ts'
import { Language } from '#contract/language.ts'
import { HALTS } from '#contract/people/halts.ts'
import { PLAN_STATES } from '#contract/people/plan.ts'
import { RIGHTS } from '#contract/rights.ts'
import { route } from '#contract/route.ts'
import { PersonName, TimeZone } from './person-fields.ts'

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
  /** True where this deployment takes payments. */
  pays: Flag,
  /** `halt`: why it sends and starts nothing; `plan`: what lets it, and until when, null where nobody pays. */
  organization_data: z.object({
    id: Text,
    name: Text,
    suspended: Flag,
    timezone: Text,
    halt: z.nullable(z.enum(HALTS)),
    plan: z.nullable(z.object({ state: z.enum(PLAN_STATES), open_until: Moment })),
    /** When it goes for good, while it is being closed. */
    closing_at: MaybeMoment,
  }),
  language: Language,
  /** `needed`: they can only set it up; `due_at`: from when on, as their dealership demands it or their device is lost. */
  two_step: z.object({ on: Flag, needed: Flag, due_at: MaybeMoment }),
  /** True if they take new conversations. */
  available: Flag,
  /** What closes their messages: `{{signature}}` in texts. */
  signature: MaybeText,
  /** Of their quiet hours, and of times in their emails; null: the dealership's. */
  timezone: MaybeText,
})
export type CurrentUser = z.infer<typeof CurrentUser>

/** A line or two of a text message. */
export const SIGNATURE_CHARACTERS = 160

/** `role`: users cannot change their own; an attempt is refused and recorded. */
const OwnChoices = z.object({
  firstName: z.optional(PersonName),
  lastName: z.optional(PersonName),
  language: z.optional(Language),
  timezone: z.optional(z.nullable(TimeZone)),
  signature: z.optional(z.string().check(z.trim(), z.maxLength(SIGNATURE_CHARACTERS))),
  available: z.optional(Flag),
  role: z.optional(RoleName),
})
export type OwnChoices = z.infer<typeof OwnChoices>

/** The signed-in user (S1 §3); the login loads no more of these. */
export const me = {
  get: route({
    method: 'GET',
    path: '/api/me',
    access: 'member',
    uses: ['table:read', 'trials', 'keys:csrf'],
    isBusy: true,
    output: CurrentUser,
    beforeTwoStep: true,
  }),
  update: route({
    method: 'PATCH',
    path: '/api/me',
    access: 'member',
    whileReadOnly: true,
    uses: ['table:read', 'table:write', 'trials', 'keys:csrf'],
    body: OwnChoices,
    output: CurrentUser,
    beforeTwoStep: true,
  }),
}
