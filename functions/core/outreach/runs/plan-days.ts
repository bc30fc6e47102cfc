import { listPeople } from '../../customers/contacts/list-people.ts'
import { listFields, listValues } from '../../customers/fields/door.ts'
import type { Values } from '../../customers/fields/entity.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import type { OrgId, Work } from '../../platform/ctx.ts'
import { putDue } from '../../platform/due/door.ts'
import { findSwitchboard } from '../automations/door.ts'
import type { Switched } from '../automations/entity.ts'
import { startOfDay } from './starts-due.ts'

const CONTACTS_AT_ONCE = 500

interface Valued {
  contact: string
  values: Values
  /** What they were before, where only what changed is meant. */
  before?: Values
}

/** Plans the starts of automations that wait for days in the dealership's own fields of contacts. */
export async function planDays(org: OrgId, on: readonly Switched[], contacts: readonly Valued[], now: Date) {
  const waiting = on.filter(({ trigger }) => trigger.on === 'date')
  if (waiting.length === 0 || contacts.length === 0) return
  const [fields, { timezone }] = await Promise.all([listFields(org), readOrganization(org)])
  const entries = waiting.flatMap((one) => {
    const field = fields.find(({ key, kind }) => kind === 'date' && key === one.trigger.field)
    if (!field) return []
    return contacts.flatMap(({ contact, values, before }) => {
      const day = values[field.id]
      if (typeof day !== 'string' || day === before?.[field.id]) return []
      return [startOfDay({ org, contact, field: field.id, day }, one, timezone, now)]
    })
  })
  await putDue(entries)
}

/** The same of everybody, for an automation that was switched on: page by page. */
export async function planEverybody({ org, now }: Work, { automation, about }: { automation: string; about: string }) {
  const one = (await findSwitchboard(org, true)).on.find((switched) => switched.automation === automation)
  if (!one) return
  const { people, place } = await listPeople({ org }, {}, about || undefined, CONTACTS_AT_ONCE)
  const values = await listValues(
    org,
    people.map(({ id }) => id),
  )
  await planDays(
    org,
    [one],
    [...values].map(([contact, known]) => ({ contact, values: known })),
    now,
  )
  if (place) await enqueue('run-automations', { org, task: 'plan', automation, contact: '', about: place })
}
