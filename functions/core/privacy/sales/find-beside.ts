import { listOfContact } from '../../calendar/appointments/door.ts'
import { listRemindersOf } from '../../calendar/reminders/door.ts'
import { listCalls } from '../../calls/calls/door.ts'
import type { CallItem } from '../../calls/calls/entity.ts'
import { partitionsOf } from '../../messaging/conversations/partitions.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { type RawItem, rawOf, readPartition } from '../../platform/table/read-partition.ts'

/** What is kept beside a contact's own item, and those of who was merged into it, by their ids. */
export async function findBeside(org: OrgId, parts: readonly string[]): Promise<RawItem[]> {
  const found: RawItem[] = []
  for (const part of parts) {
    for (const partition of partitionsOf(org, part)) found.push(...(await readPartition(partition)))
    found.push(
      ...(await listAllCalls(org, part)).map((call) => rawOf(call, 'call')),
      ...(await listOfContact(org, part)).map((one) => rawOf(one, 'appointment')),
      ...(await listRemindersOf(org, part)).map((one) => rawOf(one, 'reminder')),
    )
  }
  return found
}

const CALLS_AT_ONCE = 100

async function listAllCalls(org: OrgId, contact: string): Promise<CallItem[]> {
  const found: CallItem[] = []
  let place: string | undefined
  do {
    const page = await listCalls(org, [{ of: 'contact', id: contact }], {}, place, CALLS_AT_ONCE)
    found.push(...page.calls)
    place = page.place
  } while (place !== undefined)
  return found
}
