import { handAppointments, removeAppointmentsOf } from '../core/calendar/appointments/move-appointments.ts'
import { handCalls, leaveCalls } from '../core/calls/calls/move-calls.ts'
import { removeTasks } from '../core/customers/tasks/door.ts'
import { findJoined } from '../core/customers/twins/door.ts'
import { moveLeft } from '../core/customers/twins/move-left.ts'
import { removeLeft } from '../core/messaging/conversations/remove-left.ts'
import { removeHeader } from '../core/messaging/templates/remove-header.ts'
import { endExports } from '../core/platform/aws/dealership-files.ts'
import { enqueue } from '../core/platform/aws/queues.ts'
import { type OrgId, provenOrg } from '../core/platform/ctx.ts'
import { isId, momentOf } from '../core/platform/table/ids.ts'
import { keepSale } from '../core/privacy/sales/door.ts'
import { eachRecord } from './each-record.ts'

interface Gone {
  contact: string
  /** Theirs, and of who was merged into them. */
  parts: string[]
  /** When they were deleted (ISO 8601). */
  at: string
  isSecond?: true
}
type Left = { org: string } & (Gone | { template: string; header: string })

/** By then all that was being written while somebody was deleted is there: exports, and what followed their last calls. */
const WRITTEN_SECONDS = 900

export const handler = eachRecord(async ({ org: named, ...left }: Left) => {
  const org = provenOrg(named)
  if ('template' in left) return removeHeader(org, left.template, left.header)
  const into = (await findJoined(org, [left.contact])).get(left.contact)
  if (into) return moveToTwin(org, left.contact, into)
  await removeGone(org, left)
  await endBefore(org, left.at)
  if (!left.isSecond) await enqueue('remove-left', { org, ...left, isSecond: true }, { delaySeconds: WRITTEN_SECONDS })
})

async function moveToTwin(org: OrgId, contact: string, into: string) {
  await handCalls(org, contact, into)
  await handAppointments(org, contact, into)
  await moveLeft(org, contact, into)
  await removeLeft(org, contact)
}

async function removeGone(org: OrgId, { contact, parts, at }: Gone) {
  await keepSale({ org, now: new Date(at) }, { contact, parts })
  for (const part of parts) {
    // First, so that no recording is copied into a folder that is gone.
    await leaveCalls(org, part)
    await removeAppointmentsOf(org, part)
    await removeLeft(org, part)
  }
}

/** Ends what was asked for before a moment (ISO 8601): an id begins with its own. */
async function endBefore(org: OrgId, at: string) {
  await removeTasks(org, await endExports(org, (id) => isId(id) && momentOf(id).toISOString() < at))
}
