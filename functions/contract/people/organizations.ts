import * as z from 'zod/mini'
import { Count, Flag, Id, oneLine, says, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { COUNTRIES, PHONE_COUNTRIES } from './countries.ts'
import { Hours } from './hours.ts'
import { NOTIFICATION_SOUNDS } from './notification-sounds.ts'
import { TimeZone } from './person-fields.ts'

/** A dealership's name and address, and the settings for all who work there (S2 §3). */
export const Organization = z.lazy(() =>
  z.object({
    id: Text,
    name: Text,
    address: Text,
    city: Text,
    state: Text,
    zip_code: Text,
    country: z.enum(COUNTRIES),
    timezone: Text,
    /** The default country of phone numbers without a country code. */
    phone_country: z.enum(PHONE_COUNTRIES),
    /** null: always open. */
    business_hours: z.nullable(Hours),
    notification_sound_enabled: Flag,
    new_chat_sound: z.enum(NOTIFICATION_SOUNDS),
    /** Texts to US numbers may be blocked: carriers have not approved the dealership yet. */
    awaits_carriers: Flag,
    /** From 0 to 100. */
    notification_volume: Count,
  }),
)
export type Organization = z.infer<typeof Organization>

const VOLUME = says('volume_range')
const line = (most: number) => z.optional(z.string().check(z.trim(), z.maxLength(most)))

export const OrganizationForm = z.lazy(() =>
  z.object({
    name: z.optional(z.string().check(oneLine(), z.trim(), z.minLength(1), z.maxLength(120))),
    address: line(200),
    city: line(100),
    state: line(100),
    zip_code: line(20),
    country: z.optional(z.enum(COUNTRIES)),
    timezone: z.optional(TimeZone),
    phone_country: z.optional(z.enum(PHONE_COUNTRIES)),
    business_hours: z.optional(z.nullable(Hours)),
    notification_sound_enabled: z.optional(Flag),
    new_chat_sound: z.optional(z.enum(NOTIFICATION_SOUNDS)),
    notification_volume: z.optional(z.int(VOLUME).check(z.minimum(0, VOLUME), z.maximum(100, VOLUME))),
  }),
)
export type OrganizationForm = z.infer<typeof OrganizationForm>

/** The caller's own dealership (S2 §7); another's id is not found. */
export const organizations = {
  get: route({
    method: 'GET',
    path: '/api/organizations/{id}',
    access: 'member',
    uses: ['table:read', 'keys:csrf'],
    params: z.object({ id: Id }),
    output: Organization,
  }),
  /** Omitted fields stay unchanged. */
  update: route({
    method: 'PUT',
    path: '/api/organizations/{id}',
    access: 'manager',
    right: 'settings',
    uses: ['table:read', 'table:write', 'keys:csrf'],
    params: z.object({ id: Id }),
    body: OrganizationForm,
    output: Organization,
  }),
}
