import { deskNamed, EVERYBODY } from '../../customers/contacts/desk-names.ts'
import { displayName } from '../../customers/contacts/display-name.ts'
import { findContact } from '../../customers/contacts/door.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { eachAtOnce } from '../../platform/each-at-once.ts'
import { listCalls } from './door.ts'
import type { CallItem } from './entity.ts'
import { updateCall } from './update-call.ts'

const CALLS_AT_ONCE = 100
const WRITES_AT_ONCE = 8

/** Moves a contact's calls to its current assignee and updates its name on them. Safe to repeat. */
export async function moveCalls(org: OrgId, contact: string): Promise<void> {
  const latest = await findContact({ org }, contact, true)
  if (!latest) return
  const now = { desk: deskNamed(latest.assignee), contact_name: displayName(latest) }
  await eachCall(org, contact, () => now)
}

/** The same for one call, whose contact may have been reassigned while it began. */
export async function moveCall(org: OrgId, { id, contact, desk, contact_name }: CallItem): Promise<void> {
  const latest = contact === undefined ? undefined : await findContact({ org }, contact, true)
  if (!latest) return
  const now = { desk: deskNamed(latest.assignee), contact_name: displayName(latest) }
  if (now.desk !== desk || now.contact_name !== contact_name) await changeCall(org, id, now)
}

const LEFT = {
  contact: undefined,
  contact_name: undefined,
  desk: EVERYBODY,
  recording: undefined,
  voicemail: undefined,
}

/** Leaves the calls of a deleted contact to the managers, without name and recording; its files are deleted with it. */
export const leaveCalls = (org: OrgId, contact: string): Promise<void> => eachCall(org, contact, () => LEFT)

/** Leaves the calls of somebody who asked to be deleted without their number too. */
export const forgetCaller = (org: OrgId, contact: string): Promise<void> =>
  eachCall(org, contact, ({ direction }) => ({ ...LEFT, ...(direction === 'inbound' ? { from: '' } : { to: '' }) }))

/** Gives the calls of a contact to the one that it was joined with. */
export const handCalls = (org: OrgId, from: string, into: string): Promise<void> =>
  eachCall(org, from, () => ({ contact: into }))

async function eachCall(org: OrgId, contact: string, changeOf: (call: CallItem) => Partial<CallItem>) {
  let place: string | undefined
  do {
    const page = await listCalls(org, [{ of: 'contact', id: contact }], {}, place, CALLS_AT_ONCE)
    await eachAtOnce(page.calls, WRITES_AT_ONCE, (call) => changeCall(org, call.id, changeOf(call)))
    place = page.place
  } while (place !== undefined)
}

const changeCall = (org: OrgId, id: string, change: Partial<CallItem>) => updateCall(org, id, () => change)
