import * as z from 'zod/mini'
import { Flag, Message, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { SETTING_TYPES } from '#contract/setting.ts'
import { usesOfSettings } from '#contract/settings.ts'

const Name = z.string().check(z.minLength(1), z.maxLength(80))
const Type = z.enum(SETTING_TYPES)

/** A setting as returned (S2 §3): its value as text, an array as JSON, an encrypted one empty. */
const Setting = z.object({ key: Text, value: Text, group: Text, type: Type, is_encrypted: Flag })

/** The number of all settings, with room for more. */
const MOST_AT_ONCE = 50
/** Room for a list of two hundred ids. */
const VALUE_CHARACTERS = 10_000

/** A dealership's settings by group (contract/settings.ts). */
export const settingGroups = {
  group: route({
    method: 'GET',
    path: '/api/settings/group/{group}',
    access: 'manager',
    right: 'settings',
    uses: ['table:read', 'keys:csrf'],
    params: z.object({ group: Name }),
    /** `last4`: the last characters of encrypted values, by key. */
    output: z.object({ settings: z.array(Setting), last4: z.record(Text, Text) }),
  }),
  /** Resets it to its default; an encrypted one is deleted. */
  reset: route({
    method: 'DELETE',
    path: '/api/settings/group/{group}/{key}',
    access: 'manager',
    right: 'settings',
    uses: ['table:read', 'table:write', 'keys:csrf'],
    params: z.object({ group: Name, key: Name }),
    output: Message,
  }),
  update: route({
    method: 'POST',
    path: '/api/settings/bulk-update',
    access: 'manager',
    right: 'settings',
    uses: ['table:read', 'table:write', ...usesOfSettings(), 'keys:csrf'],
    body: z.object({
      settings: z
        .array(
          z.object({
            key: Name,
            value: z.string().check(z.maxLength(VALUE_CHARACTERS)),
            group: Name,
            type: z.optional(Type),
            is_encrypted: z.optional(Flag),
          }),
        )
        .check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
    }),
    output: Message,
  }),
}
