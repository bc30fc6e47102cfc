import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { $add, $get } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import { contactCheck } from '../../customers/contacts/door.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { duePut, dueRemoval } from '../../platform/due/door.ts'
import { table } from '../../platform/table/client.ts'
import { isWritten, onlyNew, retryOnContention, whereMet } from '../../platform/table/conflicts.ts'
import { sectionRange } from '../../platform/table/sections.ts'
import { Reminder, type ReminderItem, ReminderRow, type ReminderRowItem } from './entity.ts'
import { type ReminderState, rowsOf, waitingOf, waitsUntil } from './rules.ts'

/** More than anybody keeps open, or looks back at. */
const MOST_LISTED = { open: 500, done: 100 }

/** The reminders of one list: open ones by time, done ones latest first. */
export async function listRows(list: string, state: ReminderState): Promise<ReminderRowItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(ReminderRow)
    .query({ partition: list, range: sectionRange(state) })
    .options({ limit: MOST_LISTED[state], reverse: state === 'done', consistent: true })
    .send()
  return Items
}

export async function findReminder(org: OrgId, id: string): Promise<ReminderItem | undefined> {
  const { Item } = await Reminder.build(GetItemCommand).key({ org, id }).options({ consistent: true }).send()
  return Item
}

/** Puts a new reminder about a contact; false if the contact no longer exists. */
export const putReminder = (reminder: ReminderItem): Promise<boolean> =>
  retryOnContention(() =>
    execute(
      Reminder.build(PutTransaction).item(reminder).options(onlyNew),
      contactCheck({ org: reminder.org, id: reminder.contact }),
      ...consequences(undefined, reminder),
    ),
  )

/** Changes a reminder that still is as it was read; else false. */
export const replaceReminder = (before: ReminderItem, after: ReminderItem): Promise<boolean> =>
  isWritten(
    execute(
      Reminder.build(PutTransaction)
        .item({ ...after, version: before.version + 1 })
        .options(asRead(before)),
      ...consequences(before, after),
    ),
  )

/** Removes a reminder that still is as it was read; else false. */
export const deleteReminder = (reminder: ReminderItem): Promise<boolean> =>
  isWritten(
    execute(
      Reminder.build(DeleteTransaction).key({ org: reminder.org, id: reminder.id }).options(asRead(reminder)),
      ...consequences(reminder, undefined),
    ),
  )

/**
 * The reminder, if its person is to be told now: it is open, still due at `due`, and no other finding of its entry was
 * first. A repeat of the same message gets it again, with the same `told_at`.
 */
export async function claimTelling(org: OrgId, id: string, { due, found_at }: { due: string; found_at: string }) {
  const answer = await whereMet(
    Reminder.build(UpdateItemCommand)
      .item({ org, id, told_by: found_at, told_at: $get('told_at', new Date().toISOString()), version: $add(1) })
      .options({
        condition: {
          and: [
            { attr: 'due_at', eq: due },
            { attr: 'done_at', exists: false },
            {
              or: [
                { attr: 'told_by', exists: false },
                { attr: 'told_by', eq: found_at },
              ],
            },
          ],
        },
        returnValues: 'ALL_NEW',
      })
      .send(),
  )
  return answer?.Attributes
}

const asRead = ({ version }: ReminderItem) => ({ condition: { attr: 'version', eq: version } as const })

/** Parts of the transaction: the rows in the lists, and the entry of what is due. */
function consequences(before: ReminderItem | undefined, after: ReminderItem | undefined) {
  const [old, next] = [before, after].map((reminder) => (reminder ? rowsOf(reminder) : []))
  const kept = new Set(next?.map(keyOf))
  return [
    ...(old ?? []).filter((row) => !kept.has(keyOf(row))).map((row) => ReminderRow.build(DeleteTransaction).key(row)),
    ...(next ?? []).map((row) => ReminderRow.build(PutTransaction).item(row)),
    ...dueParts(before, after),
  ]
}

const keyOf = ({ list, place }: ReminderRowItem) => `${list} ${place}`

function dueParts(before: ReminderItem | undefined, after: ReminderItem | undefined) {
  const [from, to] = [before && waitsUntil(before), after && waitsUntil(after)]
  if (from === to) return []
  return [
    ...(before && from ? [dueRemoval({ ...waitingOf(before), at: from })] : []),
    ...(after && to ? [duePut({ ...waitingOf(after), at: to })] : []),
  ]
}
