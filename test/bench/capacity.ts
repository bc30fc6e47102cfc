import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { addressOn } from '#contract/customers/channels/address.ts'
import { contactIdOf, conversationIdOf } from '../../functions/core/customers/contacts/derived-ids.ts'
import { updateContact } from '../../functions/core/customers/contacts/update-contact.ts'
import { listContacts } from '../../functions/core/customers/search/list-contacts.ts'
import { listConversations } from '../../functions/core/messaging/conversations/list-conversations.ts'
import { receiveUpload } from '../../functions/core/messaging/files/create-upload.ts'
import { listMessages } from '../../functions/core/messaging/messages/list-messages.ts'
import { receiveMessage } from '../../functions/core/messaging/messages/receive-message.ts'
import { recordStatus } from '../../functions/core/messaging/messages/record-status.ts'
import { sendMessage } from '../../functions/core/messaging/messages/send-message.ts'
import { getSite, updateSite } from '../../functions/core/messaging/webchat/get-site.ts'
import { openVisitor } from '../../functions/core/messaging/webchat/open-visitor.ts'
import { receiveByVisitor } from '../../functions/core/messaging/webchat/receive-by-visitor.ts'
import { callerOf } from '../../functions/core/people/accounts/caller-of.ts'
import { findUser } from '../../functions/core/people/accounts/door.ts'
import { teamOf, User } from '../../functions/core/people/accounts/entity.ts'
import { haltOf } from '../../functions/core/people/organizations/halt-of.ts'
import type { Ctx } from '../../functions/core/platform/ctx.ts'
import { table } from '../../functions/core/platform/table/client.ts'
import { handler } from '../../functions/webhooks/twilio.ts'
import { connectDealership } from './bench-cloud.ts'
import { installMeter, metered, type Spent } from './capacity-meter.ts'
import { loadContacts } from './contacts.ts'
import { inboundEvent, manager } from './dealership.ts'
import { enrichContact } from './enriched-contact.ts'
import type { Figure } from './measure.ts'
import { type BenchTwilio, templateSender } from './template-sender.ts'

/** Capacity consumed by each operation, as the table reports it, compared with its budget. */
export async function measureCapacity(twilio: BenchTwilio): Promise<Figure[]> {
  installMeter()
  const [account] = twilio.accounts()
  const { ctx, token } = await connectDealership(account)
  const from = (i: number) => `+1555${String(2_000_000 + i)}`
  const receive = (i: number, body = 'Is the blue Civic still there?') =>
    // Each at a moment of its own, as it happens: the rows' places in the lists change with it.
    receiveMessage(
      { ...ctx, now: new Date() },
      {
        sid: `SMc${i}-${Math.random()}`,
        from: from(i),
        body,
        media: [],
        profile_name: `Maria Ruiz${i}`,
      },
    )
  for (let i = 0; i < 60; i++) await receive(i)
  for (let i = 0; i < 60; i++) await receive(0, `Question ${i}: what would the payments be?`)

  const contact_id = contactIdOf(ctx.org, from(0))
  const id = conversationIdOf(contact_id, 'sms')
  const say = (body: string) =>
    sendMessage({ ...ctx, now: new Date() }, { type: 'sms', id, contact_id, body, client_id: String(Math.random()) })
  const { message } = await say('Yes, it is.')
  await updateContact(ctx, { id: contactIdOf(ctx.org, from(1)), notes: 'Wants a truck. '.repeat(66) })
  await enrichContact(ctx, contactIdOf(ctx.org, from(2)))
  await handler(inboundEvent(token, 'SMwarm', from(0), 'warm'))
  const newest = await listMessages(ctx, { type: 'sms', id, per_page: 9 })
  const anchor = newest.messages.at(-1)?.id
  const page = () => listConversations(ctx, { status: 'active', search: '', per_page: 50 })

  await putPaying(ctx)
  const visit = await openChat(ctx)

  return [
    row('authenticate', await metered(() => findUser('nobody')), { reads: 1, readUnits: 1 }),
    row('the same with a plan: who asks, and whether their dealership may send', await metered(() => halt(ctx)), {
      reads: 1,
      readUnits: 1,
    }),
    row('inbound, known contact (token remembered)', await metered(() => receive(0)), {
      reads: 1,
      writes: 1,
      writeUnits: 10,
    }),
    row('inbound, known contact with notes of 1,000 characters', await metered(() => receive(1)), {
      reads: 1,
      writes: 1,
      writeUnits: 10,
    }),
    printed('inbound, known contact of somebody, with email, vehicle, and labels', await metered(() => receive(2))),
    row('inbound, new contact', await metered(() => receive(1000)), { reads: 2, writes: 1, writeUnits: 16 }),
    row('a visitor’s message in the chat of the site, known contact', await metered(visit), {
      writes: 1,
      // As a text's, and a tenth.
      writeUnits: 11,
    }),
    ...(await measureWays(ctx)),
    row('outbound message', await metered(() => say('We open at nine.')), { reads: 1, writes: 2, writeUnits: 11 }),
    row('outbound with a file', await metered(() => sendFile(ctx, id, contact_id)), { writes: 2, writeUnits: 12 }),
    row('template message', await metered(await templateSender(ctx, twilio)), { reads: 2, writes: 2, writeUnits: 12 }),
    row('delivery status', await metered(() => report(ctx, id, message.id)), { writes: 1, writeUnits: 2 }),
    row('conversation list, 50 rows, and its total', await metered(page), {
      reads: 1,
      readUnits: await listBudget(ctx, from),
    }),
    ...(await measureSearch()),
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

const CONTACTS = 50_000
/** A name being typed, the commonest name there is, and a first name that is rarer than the longer last name. */
const SEARCHES = ['mar ruiz', 'maria garcia', 'zoe rodriguez']

/** The first page of searches in a large dealership of their own. */
async function measureSearch(): Promise<Figure[]> {
  const ctx = manager()
  await loadContacts(
    ctx.org,
    CONTACTS,
    SEARCHES.flatMap((search) => search.split(' ')),
  )
  const page = { sort: 'created_at_desc', page: 1, per_page: 20 } as const
  const agent: Ctx = { ...ctx, caller: { ...ctx.caller, role: 'agent' } }
  const list = async (by: Ctx, stage?: string) =>
    row(
      `contacts, a page of 20 of ${CONTACTS}, ${by.caller.role}${stage ? `, by stage` : ''}`,
      await metered(() => listContacts(by, { ...page, stage })),
      { readUnits: 10 },
    )
  const figures = [await list(ctx), await list(agent), await list(ctx, 'new')]
  for (const search of SEARCHES) {
    const lists = {
      contacts: () => listContacts(ctx, { ...page, search }),
      conversations: () => listConversations(ctx, { status: 'all', search, per_page: 20 }),
    }
    for (const [name, read] of Object.entries(lists)) {
      let rows = 0
      const spent = await metered(async () => {
        rows = (await read()).data.length
      })
      const measure = `search “${search}” in ${CONTACTS} ${name}, a page of 20 (${rows} found)`
      figures.push(row(measure, spent, { readUnits: 15 }))
    }
  }
  return figures
}

/** By an upload that is in the store. */
/** A person of a dealership that pays. */
const putPaying = ({ org, caller: { id, role }, now }: Ctx) =>
  User.build(PutItemCommand)
    .item({
      ...{
        id,
        org,
        org_name: 'Bench Motors',
        first_name: 'Dana',
        last_name: 'Bench',
        email: `${id}@example.com`,
        role,
      },
      ...{ verified_at: now.toISOString(), team: teamOf(org), team_at: now.toISOString() },
      org_plan: { state: 'active', open_until: new Date(now.getTime() + 86_400_000).toISOString() },
    })
    .send()

/** A visitor who has written; returns how they write once more. */
async function openChat(ctx: Ctx) {
  const { key } = await getSite(ctx)
  await updateSite(ctx, { is_on: true, sites: [], greeting: { en: '', es: '' } })
  const { token } = await openVisitor(ctx, { key, language: 'en' })
  const say = () =>
    receiveByVisitor(
      { ...ctx, now: new Date() },
      { authorization: `Bearer ${token}` },
      { body: 'Is the blue Civic still there?', client_id: String(Math.random()) },
    )
  await say()
  return say
}

/** A message of a known contact by mail and by Meta's ways, as their doors hand it on. */
async function measureWays(ctx: Ctx): Promise<Figure[]> {
  const mail = { subject: 'Your 2021 Honda Civic', references: ['<first@example.com>', '<second@example.com>'] }
  const figures: Figure[] = []
  for (const [channel, address, more] of [
    ['email', 'maria.ruiz@example.com', { channel: 'email' as const, mail }],
    ['messenger', '72918346501234567', {}],
    ['instagram', '17841400008460056', {}],
  ] as const) {
    const from = addressOn(channel, address)
    const sid = () => `<${channel}-${Math.random()}@example.com>`
    const say = () =>
      receiveMessage(
        { ...ctx, now: new Date() },
        { sid: sid(), from, body: 'Is the blue Civic still there?', media: [], ...more },
      )
    await say()
    // As a text's, and a tenth.
    figures.push(row(`a message by ${channel}, known contact`, await metered(say), { writes: 1, writeUnits: 11 }))
  }
  return figures
}

/** As each request begins. */
async function halt({ caller: { id }, now }: Ctx) {
  const user = await findUser(id)
  if (!user) throw new Error('There is no such person.')
  return haltOf(callerOf(user, '').standing, now)
}

async function sendFile(ctx: Ctx, id: string, contact_id: string) {
  const bytes = Uint8Array.from(Buffer.from('%PDF-1.4\n%%EOF\n'))
  const { url: media_url } = await receiveUpload(ctx, { name: 'quote.pdf', type: 'application/pdf', bytes })
  return sendMessage(ctx, {
    type: 'sms',
    id,
    contact_id,
    body: 'Our quote',
    media_url,
    client_id: String(Math.random()),
  })
}

const report = (ctx: Ctx, conversation: string, message: string) =>
  recordStatus(ctx, { conversation, message, sid: '', status: 'read' })

/** 0.5 × the rows' size in units of 4 kB, from the size of a row as the table holds it. */
async function listBudget({ org }: Ctx, from: (i: number) => string): Promise<number> {
  const Key = { pk: `O#${org}#C#${contactIdOf(org, from(1))}`, sk: 'CONTACT' }
  const { Item = {} } = await table.getDocumentClient().send(new GetCommand({ TableName: table.getName(), Key }))
  // An attribute counts with its name and value.
  const sizeOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value)).length
  const bytes = Object.entries(Item).reduce((sum, [name, value]) => sum + name.length + sizeOf(value), 0)
  return Math.ceil((50 * bytes) / 4096) * 0.5
}

const spentOn = (spent: Spent) =>
  `${spent.reads} reads, ${spent.writes} writes; ${spent.readUnits} RRU, ${spent.writeUnits} WRU`

const printed = (measure: string, spent: Spent): Figure => {
  return { measure, floor: '—', ours: spentOn(spent), reach: 'printed' }
}

function row(measure: string, spent: Spent, most: Partial<Spent>): Figure {
  const reach = Object.entries(most).map(([name, value]) => `${name} ≤ ${value}`)
  const isReached = Object.entries(most).every(([name, value]) => Number(spent[name as keyof Spent]) <= Number(value))
  return { measure, floor: '—', ours: spentOn(spent), reach: reach.join(', '), isReached }
}
