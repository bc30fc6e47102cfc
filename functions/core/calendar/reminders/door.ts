import type { OrgId } from '../../platform/ctx.ts'
import { listOfContact, type ReminderRowItem } from './entity.ts'
import { listRows } from './store.ts'

/** All reminders about a contact, done ones included, whoever they are for. */
export const listRemindersOf = async (org: OrgId, contact: string): Promise<ReminderRowItem[]> =>
  (await Promise.all((['open', 'done'] as const).map((state) => listRows(listOfContact(org, contact), state)))).flat()
