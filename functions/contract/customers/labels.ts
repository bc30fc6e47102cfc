import * as z from 'zod/mini'
import { Flag, Id, says, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { StageColor } from './stages.ts'

/** The labels that every dealership has (S2 §3). Their names are in the specification's words. */
export const DEFAULT_LABELS = [
  { id: 'urgent', name: 'Urgent', color: 'red' },
  { id: 'important', name: 'Important', color: 'orange' },
  { id: 'new_client', name: 'New Client', color: 'teal' },
  { id: 'follow_up', name: 'Follow-up', color: 'purple' },
  { id: 'sale', name: 'Sale', color: 'green' },
  { id: 'support', name: 'Support', color: 'blue' },
  { id: 'quote', name: 'Quote', color: 'yellow' },
] as const
export type DefaultLabel = (typeof DEFAULT_LABELS)[number]['name']

/** So many of its own may a dealership have beside them. */
export const MOST_OWN_LABELS = 30
export const LABEL_CHARACTERS = 30

/** A label of whatever dealership; whether there is one of this name the server checks. */
export const LabelName = z.string().check(z.minLength(1), z.maxLength(LABEL_CHARACTERS))
/** A contact's labels: `tags` and `labels` are one list. */
export const LabelNames = z.array(LabelName).check(z.maxLength(DEFAULT_LABELS.length + MOST_OWN_LABELS))

export const Label = z.object({ id: Text, name: Text, color: StageColor, is_default: Flag })
export type Label = z.infer<typeof Label>

/** A file of contacts, and an export, has a contact's labels in one cell. */
const NewName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(LABEL_CHARACTERS), z.regex(/^[^,;\n]*$/, says('label_commas')))
const writes = ['table:read', 'table:write', 'keys:csrf'] as const
const one = z.object({ id: Id })
const output = z.object({ label: Label })

/** A dealership's labels: those that all have, and its own. */
export const labels = {
  list: route({
    method: 'GET',
    path: '/api/labels',
    access: 'member',
    scope: 'read_contacts',
    uses: ['table:read', 'keys:csrf'],
    output: z.object({ data: z.array(Label) }),
  }),
  create: route({
    method: 'POST',
    path: '/api/labels',
    access: 'manager',
    right: 'settings',
    uses: writes,
    body: z.object({ name: NewName, color: z._default(StageColor, 'gray') }),
    output,
  }),
  /** Whoever bears it bears it under its new name, at once or soon after. */
  update: route({
    method: 'PUT',
    path: '/api/labels/{id}',
    access: 'manager',
    right: 'settings',
    uses: writes,
    params: one,
    body: z.object({ name: z.optional(NewName), color: z.optional(StageColor) }),
    output,
  }),
  /** It is taken off everybody. */
  remove: route({
    method: 'DELETE',
    path: '/api/labels/{id}',
    access: 'manager',
    right: 'settings',
    uses: writes,
    params: one,
    output: z.undefined(),
    answers: 'empty',
  }),
}
