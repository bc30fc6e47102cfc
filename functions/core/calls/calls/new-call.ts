import { deskNamed } from '../../customers/contacts/desk-names.ts'
import { displayName } from '../../customers/contacts/display-name.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { dayOf } from '../../people/organizations/local-dates.ts'
import type { Work } from '../../platform/ctx.ts'
import { newId } from '../../platform/table/ids.ts'
import type { NewCall } from './entity.ts'

type Made = Pick<NewCall, 'direction' | 'from' | 'to' | 'status' | 'agent' | 'agent_name' | 'sid'>

/** A call that begins now, dated by the dealership's calendar; without a contact its caller is anonymous. */
export const newCall = (
  { org, now }: Pick<Work, 'org' | 'now'>,
  timeZone: string,
  made: Made,
  contact: ContactItem | undefined,
): NewCall => ({
  org,
  id: newId(now),
  day: dayOf(now, timeZone),
  ...made,
  contact: contact?.id,
  contact_name: contact && displayName(contact),
  desk: deskNamed(contact?.assignee),
  legs: {},
  dials: {},
})
