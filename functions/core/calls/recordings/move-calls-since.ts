import { RECORDING_KINDS } from '#contract/calls/call-statuses.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { isTheirs } from '../../customers/contacts/reachable-addresses.ts'
import { moveEntry } from '../../customers/history/door.ts'
import { attachKept } from '../../messaging/files/attach-kept.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { earliestId } from '../../platform/table/ids.ts'
import { customerNumberOf } from '../calls/customer-of-call.ts'
import { listCallsWith } from '../calls/door.ts'
import type { CallItem } from '../calls/entity.ts'
import { updateCall } from '../calls/update-call.ts'
import { findTranscript, putTranscript } from './store.ts'

/** More than anybody calls one customer within the time in which a merge is undone. */
const MOST = 1_000

/** Whom a merge joined, and when. */
type Merged = Record<'kept' | 'leaving' | 'at', string>
/** The one who was left, as they were before. */
type Before = { leaving: Pick<ContactItem, 'listed'> }

/** Gives the calls since a merge to whoever has the customer's number, with what was recorded. Safe to repeat. */
export async function moveCallsSince(org: OrgId, { kept, leaving, at }: Merged, seen: Before): Promise<void> {
  const since = { from: earliestId(Date.parse(at)) }
  const calls = await listCallsWith({ org }, kept, MOST, since)
  for (const call of calls.filter((one) => isTheirs(seen.leaving.listed, customerNumberOf(one)))) {
    const recorded = await copyRecorded(org, call, leaving)
    await moveEntry(org, call.id, kept, leaving)
    // Last: from then on it is not found among these any more.
    await updateCall(org, call.id, () => ({ ...recorded, contact: leaving }))
  }
}

async function copyRecorded(org: OrgId, call: CallItem, to: string): Promise<Partial<CallItem>> {
  const copies: Partial<CallItem> = {}
  for (const kind of RECORDING_KINDS) {
    const one = call[kind]
    const owner = call.contact ?? ''
    if (one?.file) {
      const { file, name = '', content_type = '' } = one
      const copy = await attachKept(org, to, { owner, file: { file, name, content_type, size: 0 } })
      copies[kind] = { ...one, file: copy.file }
    }
    const transcript = await findTranscript(org, { owner, call: call.id, kind })
    if (transcript) await putTranscript({ ...transcript, owner: to })
  }
  return copies
}
