import * as z from 'zod/mini'
import { cleanName } from '#contract/clean-name.ts'
import { Id, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { FIELD_KIND_NAMES, FIELD_NAME_CHARACTERS, FIELD_TEXT_CHARACTERS, MOST_CHOICES } from './field-kinds.ts'

/** A field of the dealership's own on contacts. */
const ContactField = z.lazy(() =>
  z.object({
    id: Text,
    /** Under which a contact's `custom` has its value, and messages fill it in; it stays when the field is renamed. */
    key: Text,
    name: Text,
    kind: z.enum(FIELD_KIND_NAMES),
    /** Of a choice, in their order; else empty. */
    choices: z.array(Text),
  }),
)

const Name = z.string().check(z.overwrite(cleanName), z.minLength(1), z.maxLength(FIELD_NAME_CHARACTERS))
const Choice = z.string().check(z.overwrite(cleanName), z.minLength(1), z.maxLength(FIELD_TEXT_CHARACTERS))
const Choices = z.array(Choice).check(z.maxLength(MOST_CHOICES))
const writes = ['table:read', 'table:write', 'keys:csrf'] as const
const one = z.object({ id: Id })
const output = z.object({ field: ContactField })

/** A dealership's own fields of contacts. */
export const fields = {
  list: route({
    method: 'GET',
    path: '/api/fields',
    access: 'member',
    scope: 'read_contacts',
    uses: ['table:read', 'keys:csrf'],
    output: z.object({ data: z.array(ContactField) }),
  }),
  create: route({
    method: 'POST',
    path: '/api/fields',
    access: 'manager',
    right: 'settings',
    uses: writes,
    body: z.object({ name: Name, kind: z.enum(FIELD_KIND_NAMES), choices: z.optional(Choices) }),
    output,
  }),
  /** Contacts keep a choice that is renamed, under its new name; one that is left out is no longer theirs. */
  update: route({
    method: 'PUT',
    path: '/api/fields/{id}',
    access: 'manager',
    right: 'settings',
    uses: writes,
    params: one,
    body: z.object({
      name: z.optional(Name),
      /** All of them, by their new names. */
      choices: z.optional(Choices),
      renamed: z.optional(z.array(z.object({ from: Choice, to: Choice })).check(z.maxLength(MOST_CHOICES))),
    }),
    output,
  }),
  /** Its values are gone at once, from contacts, lists, and messages. */
  remove: route({
    method: 'DELETE',
    path: '/api/fields/{id}',
    access: 'manager',
    right: 'settings',
    uses: writes,
    params: one,
    output: z.undefined(),
    answers: 'empty',
  }),
}
