import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { $add, $remove, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { displayName } from '../../customers/contacts/display-name.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { type OrgId, provenOrg } from '../../platform/ctx.ts'
import { type DueEntry, dueRemoval } from '../../platform/due/door.ts'
import { isConditionMet, isWritten } from '../../platform/table/conflicts.ts'
import { isAsRead } from '../../platform/table/replace-whole.ts'
import type { Write } from '../../platform/table/write.ts'
import { listOfContact } from './door.ts'
import { Appointment, AppointmentCode, type AppointmentItem, contactCalendarOf, listedAt } from './entity.ts'

/** Part of a transaction: puts the changed appointment in the place of the one that was read (`version` 0: a new one). */
export const appointmentPut = (
  seen: Pick<AppointmentItem, 'version'>,
  changed: Omit<AppointmentItem, 'calendar_contact' | 'calendar_at'>,
) =>
  Appointment.build(PutTransaction)
    .item({ ...changed, ...listedAt(changed), version: seen.version + 1 })
    .options({ condition: isAsRead(seen) })

export const codePut = ({ code, org, id }: Pick<AppointmentItem, 'code' | 'org' | 'id'>) =>
  AppointmentCode.build(PutTransaction).item({ code, org, appointment: id })

/** The same of several contacts. */
export const listOfContacts = async (org: OrgId, contacts: string[]): Promise<AppointmentItem[]> =>
  (await Promise.all(contacts.map((contact) => listOfContact(org, contact))))
    .flat()
    .toSorted((a, b) => (a.starts_at < b.starts_at ? 1 : -1))

/** Keeps what an appointment says of its contact up to date, and whose it is; nothing else of it changes. */
export const setPerson = ({ org, id }: Pick<AppointmentItem, 'org' | 'id'>, contact: ContactItem, of: string) =>
  isConditionMet(
    Appointment.build(UpdateItemCommand)
      .item({
        org,
        id,
        contact: of,
        contact_name: displayName(contact),
        assignee: contact.assignee ?? $remove(),
        calendar_contact: contactCalendarOf(org, of),
      })
      .options({ condition: { attr: 'org', exists: true } })
      .send(),
  )

/** Somebody is asked how it went; false if it changed meanwhile. */
export const setAsked = ({ org, id, version }: AppointmentItem, asked_at: string) =>
  isWritten(
    Appointment.build(UpdateItemCommand)
      .item({ org, id, asked_at, version: $add(1) })
      .options({ condition: isAsRead({ version }) })
      .send(),
  )

/** Removes an appointment with its code, its texts to come, and what is written along; false if it changed meanwhile. */
export const deleteAppointment = (
  { org, id, code, version }: AppointmentItem,
  others: Write[],
  texts: readonly DueEntry[],
) =>
  isWritten(
    execute(
      Appointment.build(DeleteTransaction)
        .key({ org, id })
        .options({ condition: isAsRead({ version }) }),
      AppointmentCode.build(DeleteTransaction).key({ code }),
      ...others,
      ...texts.map(dueRemoval),
    ),
  )

/** The appointment that a customer's link leads to. */
export async function findByCode(code: string) {
  const { Item } = await AppointmentCode.build(GetItemCommand).key({ code }).send()
  return Item && { org: provenOrg(Item.org), appointment: Item.appointment }
}
