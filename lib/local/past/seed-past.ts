import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import type { IBatchWriteRequest } from 'dynamodb-toolbox/table/actions/batchWrite'
import { addressKey } from '#contract/customers/channels/address-key.ts'
import type { Organization } from '#contract/people/organizations.ts'
import { Call, callKeys, type NewCall } from '../../../functions/core/calls/calls/entity.ts'
import { Address } from '../../../functions/core/customers/contacts/address-entity.ts'
import { contactIdOf, conversationIdOf } from '../../../functions/core/customers/contacts/derived-ids.ts'
import { deskNamed } from '../../../functions/core/customers/contacts/desk-names.ts'
import { Contact } from '../../../functions/core/customers/contacts/entity.ts'
import { inboxKeys } from '../../../functions/core/customers/contacts/inbox-sections.ts'
import { newContact } from '../../../functions/core/customers/contacts/new-contact.ts'
import { Head } from '../../../functions/core/messaging/conversations/entity.ts'
import { Message, type MessageItem } from '../../../functions/core/messaging/messages/entity.ts'
import { rankOf } from '../../../functions/core/messaging/messages/statuses.ts'
import { dayOf } from '../../../functions/core/people/organizations/local-dates.ts'
import { readOrganization } from '../../../functions/core/people/organizations/read-organization.ts'
import { provenOrg } from '../../../functions/core/platform/ctx.ts'
import { writeAll } from '../../../functions/core/platform/table/batches.ts'
import { newId } from '../../../functions/core/platform/table/ids.ts'
import { Fact, type FactItem, Milestones } from '../../../functions/core/reports/facts/entity.ts'
import { newFact } from '../../../functions/core/reports/facts/rules.ts'
import { threadFacts } from '../../../functions/core/reports/facts/thread-facts.ts'
import { lastNight } from './last-night.ts'
import type { Kept, PastLine, Place, Shown } from './past-customer.ts'
import { pastCustomers } from './past-customers.ts'
import { turnPuts, turnsOf } from './past-turns.ts'

const iso = (time: number) => new Date(time).toISOString()

/**
 * Writes two months of customers into the table at once, with what reports count of them: told line by line, like the
 * stories of the last days, they would take longer than the whole start.
 */
export async function seedPast({ org, account, people }: Place, vehicles: readonly Shown[]) {
  const clock = await readOrganization(provenOrg(org))
  const { timezone } = clock
  const now = new Date()
  const [first] = vehicles
  const customers = [...pastCustomers(now, timezone, vehicles), ...(first ? lastNight(now, timezone, first) : [])]
  const kept = customers.map((one): Kept => {
    const id = contactIdOf(org, one.phone)
    return { ...one, id, conversation: conversationIdOf(id, one.channel), agent: people[one.by] }
  })
  const threads = kept.map((one) => ({ one, messages: one.lines.map((line) => messageOf(org, one, line)) }))
  const turns = threads.flatMap(({ one, messages }) => turnsOf(one, messages))
  await writeAll([
    ...threads.flatMap(({ one, messages }) => itemsOf(org, one, messages, clock)),
    ...kept.flatMap((one) => (one.call ? [callOf({ org, timezone, own: account.phone_number }, one, one.call)] : [])),
    ...turnPuts(org, turns, timezone),
  ])
  return kept
}

function itemsOf(org: string, one: Kept, messages: readonly MessageItem[], clock: Organization): IBatchWriteRequest[] {
  const { id: contact, conversation, channel, agent } = one
  const head = { org, conversation, contact, channel, assignee: agent.id }
  return [
    Contact.build(BatchPutRequest).item(contactOf(org, one, messages)),
    Address.build(BatchPutRequest).item({ org, address: addressKey(one.phone), contact }),
    Head.build(BatchPutRequest).item(head),
    ...messages.map((message) => Message.build(BatchPutRequest).item(message)),
    Milestones.build(BatchPutRequest).item(milestonesOf(org, one)),
    ...[...threadFacts(messages, 0, clock), ...factsOf(org, one)].map((fact) => Fact.build(BatchPutRequest).item(fact)),
  ]
}

function messageOf(org: string, one: Kept, { at, by, text }: PastLine) {
  const { id, conversation, channel, agent, vehicle } = one
  const status = by === 'customer' ? 'received' : channel === 'whatsapp' ? 'read' : 'delivered'
  const told = vehicle?.price && text.includes(vehicle.price) ? vehicle : undefined
  const writer =
    by === 'assistant'
      ? { by, sources: told && [{ vehicle_id: told.id, title: told.title, field: 'price', value: told.price }] }
      : { user_id: agent.id, user_name: agent.name }
  return {
    ...{ org, conversation, contact: id, channel, status, rank: rankOf(status), body: text },
    ...{ id: newId(new Date(at)), sent_at: iso(at) },
    direction: by === 'customer' ? 'inbound' : 'outbound',
    ...(by !== 'customer' && writer),
  } as MessageItem
}

function contactOf(org: string, one: Kept, messages: readonly MessageItem[]) {
  const { id, channel, agent, first_name, last_name, source, sold, lost, appointment, isKept } = one
  const last = messages.at(-1)
  const status = one.isOpen ? 'active' : 'closed'
  const at = last?.sent_at ?? iso(one.came)
  const inbound = messages.filter(({ direction }) => direction === 'inbound')
  const stage = sold ? 'sold' : lost ? 'lost' : appointment ? (isKept ? 'visit_followup' : 'missed_appt') : 'contacted'
  const state = { inbound: inbound.length, unread: 0, last_inbound_at: inbound.at(-1)?.sent_at }
  return newContact(
    {
      ...{ org, id, stage, created_at: iso(one.came), status, assignee: agent.id },
      listed: {
        ...{ first_name, last_name, source, addresses: { phone: one.phone } },
        ...{ assignee_name: agent.name, sold_for: sold?.amount },
      },
      ...inboxKeys(id, status, at),
      ...{ most_recent_type: channel, last_message: last?.body, last_message_at: at, last_message_id: last?.id },
      channels: { [channel]: state },
    },
    new Date(at),
  )
}

/** A call that was talked on, in the history of calls; what reports count of it follows the table. */
function callOf(
  { org, timezone, own }: { org: string; timezone: string; own: string },
  { id: contact, agent, first_name, last_name, phone }: Kept,
  { at, how, seconds }: NonNullable<Kept['call']>,
) {
  const call: NewCall = {
    ...{ org, id: newId(new Date(at)), day: dayOf(new Date(at), timezone), status: 'completed', seconds },
    ...(how === 'made'
      ? { direction: 'outbound', from: own, to: phone }
      : { direction: 'inbound', from: phone, to: own }),
    ...{ contact, contact_name: `${first_name} ${last_name}`, desk: deskNamed(agent.id) },
    ...{ agent: agent.id, agent_name: agent.name, legs: {}, dials: {} },
  }
  return Call.build(BatchPutRequest).item({ ...call, version: 1, ...callKeys(call) })
}

const firstAnswer = ({ lines }: Kept) => lines.find(({ by }) => by !== 'customer')

function milestonesOf(org: string, one: Kept) {
  const { id: contact, source, came, booked, appointment, isKept, sold, lost } = one
  const at = (time: number | undefined) => (time === undefined ? undefined : iso(time))
  return {
    ...{ org, contact, version: 1, source, came_at: iso(came), contacted: at(firstAnswer(one)?.at) },
    ...{ appointment: at(booked), shown: isKept ? at(appointment) : undefined, sold: at(sold?.at), lost: at(lost?.at) },
  }
}

/** How long a vehicle of this price was on the lot: three weeks to two months. */
const stoodSeconds = (amount: number) => (21 + ((amount / 500) % 40)) * 86_400

/** What reports count of a customer beside their thread and call. */
function factsOf(org: string, one: Kept): FactItem[] {
  const { id: contact, source: extra, came, booked, appointment, isKept, sold, lost } = one
  const since = iso(came)
  const [agent, answer, vehicle] = [one.agent.id, firstAnswer(one), one.vehicle?.id]
  const step = (kind: Parameters<typeof newFact>[1], at: number, more = {}) =>
    newFact(org, kind, iso(at), contact, { agent, extra, contact, since, ...more })
  const met = { contact, agent, vehicle }
  return [
    newFact(org, 'lead', since, contact, { contact, extra, since }),
    ...(vehicle ? [newFact(org, 'asked', since, `${contact} ${vehicle}`, { contact, extra: vehicle })] : []),
    ...(answer ? [step('contacted', answer.at, answer.by === 'assistant' && { agent: 'assistant' })] : []),
    ...(booked ? [step('appointment', booked), newFact(org, 'booked', iso(booked), contact, met)] : []),
    ...(appointment ? [newFact(org, isKept ? 'kept' : 'no_show', iso(appointment), contact, met)] : []),
    ...(appointment && isKept ? [step('shown', appointment)] : []),
    ...(sold
      ? [
          step('sold', sold.at),
          step('sale', sold.at, { extra: undefined, units: sold.amount }),
          // Theirs has left the lot: the inventory no longer lists it.
          newFact(org, 'vehicle_sold', iso(sold.at), contact, { extra: contact, seconds: stoodSeconds(sold.amount) }),
        ]
      : []),
    ...(lost ? [step('lost', lost.at, { stage: lost.from }), step('why_lost', lost.at, { extra: lost.reason })] : []),
  ]
}
