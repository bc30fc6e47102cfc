import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import type { ConversationStatus } from '../../functions/contract/fields.ts'
import { getUser } from '../../functions/core/accounts/store.ts'
import { Contact, contactIdOf } from '../../functions/core/contacts/entity.ts'
import { indexContact } from '../../functions/core/contacts/index-contact.ts'
import { getContact } from '../../functions/core/contacts/store.ts'
import { conversationIdOf } from '../../functions/core/conversations/entity.ts'
import { listConversations } from '../../functions/core/conversations/list-conversations.ts'
import type { Ctx } from '../../functions/core/ctx.ts'
import { listMessages } from '../../functions/core/messages/list-messages.ts'
import { receiveMessage } from '../../functions/core/messages/receive-message.ts'
import { recordStatus } from '../../functions/core/messages/record-status.ts'
import { sendMessage } from '../../functions/core/messages/send-message.ts'
import { handler } from '../../functions/webhooks/twilio.ts'
import { connectDealership } from './bench-cloud.ts'
import { installMeter, metered, type Spent } from './capacity-meter.ts'
import { inboundEvent } from './dealership.ts'
import type { Figure } from './measure.ts'

type Twilio = { accounts(): { account_sid: string; auth_token: string; phone_number: string }[] }

/** What each operation of the budget (design) consumes, as the table reports it. */
export async function measureCapacity(twilio: Twilio): Promise<Figure[]> {
  installMeter()
  const [account] = twilio.accounts()
  const { ctx, token } = await connectDealership(account)
  const from = (i: number) => `+1555${String(2_000_000 + i)}`
  const receive = (i: number, body = 'Is the blue Civic still there?') =>
    receiveMessage(ctx, { sid: `SMc${i}-${Math.random()}`, from: from(i), body, media: [] })
  for (let i = 0; i < 60; i++) await receive(i)
  for (let i = 0; i < 60; i++) await receive(0, `Question ${i}: what would the payments be?`)

  const contact_id = contactIdOf(ctx.org, from(0))
  const id = conversationIdOf(contact_id, 'sms')
  const say = (body: string) =>
    sendMessage(ctx, { type: 'sms', id, contact_id, body, client_id: String(Math.random()) })
  const { message } = await say('Yes, it is.')
  await handler(inboundEvent(token, 'SMwarm', from(0), 'warm'))
  const newest = await listMessages(ctx, { type: 'sms', id, per_page: 9 })
  const anchor = newest.messages[0]?.id
  for (let i = 0; i < 60; i++) await rename(ctx, contactIdOf(ctx.org, from(i)), `Maria Ruiz${i}`)
  const page = (status: ConversationStatus) => listConversations(ctx, { status, search: '', per_page: 50 })

  const search = (text: string) => listConversations(ctx, { status: 'all', search: text, per_page: 20 })

  return [
    row('authenticate', await metered(() => getUser('nobody')), { reads: 1, readUnits: 1 }),
    row('inbound, known contact (token remembered)', await metered(() => receive(0)), {
      reads: 1,
      writes: 1,
      writeUnits: 10,
    }),
    row('inbound, new contact', await metered(() => receive(1000)), { reads: 2, writes: 1, writeUnits: 16 }),
    row('outbound message', await metered(() => say('We open at nine.')), { reads: 1, writes: 2, writeUnits: 11 }),
    row('delivery status', await metered(() => report(ctx, id, message.id)), { writes: 1, writeUnits: 2 }),
    row('conversation list, 50 rows, and its total', await metered(() => page('active')), {
      readUnits: await listBudget(ctx, from),
    }),
    row('contact search, two words, a page of 20', await metered(() => search('mar ruiz')), { readUnits: 15 }),
    row('open a conversation, 50 messages', await metered(() => listMessages(ctx, { type: 'sms', id, per_page: 50 })), {
      reads: 1,
      readUnits: 4,
    }),
    row(
      'refresh with nothing new',
      await metered(() => listMessages(ctx, { type: 'sms', id, after: anchor, per_page: 50 })),
      {
        reads: 1,
        readUnits: 0.5,
      },
    ),
  ]
}

/** Gives a contact a name and its search words, as the stream's consumer does. */
async function rename(ctx: Ctx, id: string, name: string) {
  const [first_name = '', last_name = ''] = name.split(' ')
  await Contact.build(UpdateItemCommand).item({ org: ctx.org, id, first_name, last_name }).send()
  const contact = await getContact(ctx.org, id, true)
  if (contact) await indexContact(ctx.org, id, undefined, contact)
}

const report = (ctx: Ctx, conversation: string, message: string) =>
  recordStatus(ctx, { conversation, message, sid: '', status: 'read' })

/** 0.5 × the rows' size in units of 4 kB, from a row's own size; the list's total is a read of the counters beside it. */
async function listBudget(ctx: Ctx, from: (i: number) => string): Promise<number> {
  const contact = await getContact(ctx.org, contactIdOf(ctx.org, from(1)))
  const bytes = JSON.stringify(contact).length + 250
  return Math.ceil((50 * bytes) / 4096) * 0.5 + 0.5
}

function row(measure: string, spent: Spent, most: Partial<Spent>): Figure {
  const ours = `${spent.reads} reads, ${spent.writes} writes; ${spent.readUnits} RRU, ${spent.writeUnits} WRU`
  const reach = Object.entries(most).map(([name, value]) => `${name} ≤ ${value}`)
  const isReached = Object.entries(most).every(([name, value]) => Number(spent[name as keyof Spent]) <= Number(value))
  return { measure, floor: '—', ours, reach: reach.join(', '), isReached }
}
