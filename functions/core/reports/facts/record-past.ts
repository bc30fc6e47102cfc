import { isOpenCall } from '#contract/calls/call-statuses.ts'
import { ALL_CHANNELS } from '#contract/customers/channels/channels.ts'
import { listOfContact } from '../../calendar/appointments/door.ts'
import { listCallsWith } from '../../calls/calls/door.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import { findContacts } from '../../customers/contacts/door.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { listPeople } from '../../customers/contacts/list-people.ts'
import { listEntries } from '../../customers/history/door.ts'
import { listAllAfter } from '../../messaging/messages/door.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { factId } from './entity.ts'
import { recordAppointments } from './record-appointments.ts'
import { recordCalls } from './record-calls.ts'
import { contactFacts } from './record-contacts.ts'
import { recordMilestone } from './record-milestone.ts'
import { isFinal, recordStages } from './record-stages.ts'
import { findPast, putPast, writeFacts } from './store.ts'
import { isAnswer, threadFacts } from './thread-facts.ts'

/** A worker gives the rest to the next before its function's time is over. */
const WORKER_MS = 4 * 60_000
const CONTACTS_AT_ONCE = 50
/** Of one contact; calls and entries beyond are not counted. */
const MOST = 500

type Clock = Awaited<ReturnType<typeof readOrganization>>

/**
 * Records what happened before facts were kept, contact by contact, the newest first; once a dealership. A break costs
 * one page. True once all is there.
 */
export async function recordPast(org: OrgId): Promise<boolean> {
  const begun = await findPast(org)
  if (begun?.is_done) return true
  const until = Date.now() + WORKER_MS
  const clock = await readOrganization(org)
  let place = begun?.place
  do {
    const page = await listPeople({ org }, {}, place, CONTACTS_AT_ONCE)
    const ids = page.people.map(({ id }) => id)
    for (const contact of await findContacts({ org }, ids)) await recordContact(org, contact, clock)
    place = page.place
    await putPast({ org, place, is_done: place === undefined })
    if (place !== undefined && Date.now() > until) {
      await enqueue('fill-reports', { org })
      return false
    }
  } while (place !== undefined)
  return true
}

async function recordContact(org: OrgId, contact: ContactItem, clock: Clock): Promise<void> {
  const { id, channels } = contact
  await writeFacts(org, contactFacts(undefined, contact))
  for (const channel of ALL_CHANNELS)
    if (channels[channel]) await recordThread(org, conversationIdOf(id, channel), clock)
  const [entries, appointments, calls] = await Promise.all([
    listEntries(org, id, MOST),
    listOfContact(org, id),
    listCallsWith({ org }, id, MOST),
  ])
  const asNew = <Item>(after: Item) => ({ before: undefined, after })
  await recordStages(org, entries.map(asNew).filter(isFinal))
  await recordAppointments(org, appointments.map(asNew))
  await recordCalls(org, calls.filter(({ status }) => !isOpenCall(status)).map(asNew))
}

async function recordThread(org: OrgId, conversation: string, clock: Clock): Promise<void> {
  const thread = await listAllAfter(org, conversation)
  const facts = threadFacts(thread, 0, clock)
  await writeFacts(org, facts)
  const first = thread.find(isAnswer)
  if (!first) return
  const answer = factId(first.sent_at, 'sent', first.id)
  const agent = facts.find(({ id }) => id === answer)?.agent
  await recordMilestone(org, first.contact, 'contacted', first.sent_at, agent)
}
