import { randomUUID } from 'node:crypto'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { beforeAll, expect, test } from 'vitest'
import { conversationIdOf } from '../../functions/core/customers/contacts/derived-ids.ts'
import { putRecipients } from '../../functions/core/customers/recipients/door.ts'
import { sendMessage } from '../../functions/core/messaging/messages/send-message.ts'
import { markFor } from '../../functions/core/outreach/campaigns/rules.ts'
import { MailDay } from '../../functions/core/outreach/mail-pace/entity.ts'
import { mailDayAt } from '../../functions/core/outreach/mail-pace/rules.ts'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import type { Letter } from '../../lib/local/mail.ts'
import {
  type Client,
  callConsole,
  customerWrites,
  inHours,
  newOrganization,
  openClient,
  type TestOrganization,
} from '../cloud.ts'
import { assign, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { PNG, uploadByForm } from '../files.ts'
import { runDueOf } from '../run-due-of.ts'

let ours: TestOrganization
let account: Awaited<ReturnType<TestOrganization['connect']>>
let agent: Awaited<ReturnType<TestOrganization['addMember']>>
beforeAll(async () => {
  ours = await newOrganization()
  account = await ours.connect()
  agent = await ours.addMember({ role: 'agent' })
})

/** A Tuesday in `weeks` weeks, at an hour in UTC: at 20 it is day everywhere in the United States, at 12 in none of it. */
function tuesday(weeks: number, hour: number) {
  const at = new Date(Date.now() + weeks * 7 * 86_400_000)
  at.setUTCDate(at.getUTCDate() + ((9 - at.getUTCDay()) % 7))
  at.setUTCHours(hour, 0, 0, 0)
  return at.toISOString()
}
const runDue = (now: string) => runDueOf(ours.org, new Date(now))

async function newContact({ phone = newCustomer(), agrees = true, first_name = 'Ana' } = {}) {
  const { id } = (await ours.client.post('/api/contacts', { first_name, last_name: 'Torres', phone })).body
  if (agrees)
    await ours.client.post(`/api/contacts/${id}/consents`, {
      purpose: 'marketing',
      state: 'given',
      channel: 'sms',
      method: 'in_person',
      text: 'Yes, send me offers.',
    })
  return { id: id as string, phone }
}
const newGroup = async (contact_ids: string[]): Promise<string> =>
  (await ours.client.post('/api/groups', { name: `Group ${contact_ids[0]}`, contact_ids })).body.group.id
const draft = async (contact_ids: string[], more: object = {}) => {
  const audience = { group_ids: [await newGroup(contact_ids)] }
  const body = {
    name: 'Spring',
    channel: 'sms',
    audience,
    body: 'Hi {{first_name}}, spring brings {{vehicle|new cars}}.',
    ...more,
  }
  return { body, id: (await ours.client.post('/api/campaigns', body)).body.campaign.id as string }
}
const campaignOf = async (id: string) => (await ours.client.get(`/api/campaigns/${id}`)).body.campaign
const isDone = (id: string) => eventually(async () => expect((await campaignOf(id)).status).toBe('done'))
/** What Twilio was told to send. */
const sentTo = async ({ phone }: { phone: string }): Promise<string[]> =>
  (await callConsole('GET', `twilio/messages?account_sid=${account.account_sid}`)).body.messages
    .filter(({ to }: { to: string }) => to === phone)
    .map(({ body }: { body: string }) => body)
const bodiesTo = async ({ id }: { id: string }): Promise<string[]> => {
  const { body } = await ours.client.get(`/api/chats/sms/${conversationIdOf(id, 'sms')}/messages`)
  const sent = ((body.messages ?? []) as { direction: string; body: string }[]).filter(
    ({ direction }) => direction === 'outbound',
  )
  return sent.map((one) => one.body)
}

/** The lines of a report's file, which is its requester's alone. */
async function exportOf(id: string, [by, other]: [Client, Client], rows: number): Promise<string[]> {
  const { body: made } = await by.post(`/api/campaigns/${id}/exports`)
  const path = `/api/campaigns/exports/${made.id}`
  expect((await other.get(path)).status).toBe(404)
  const { url } = await eventually(async () => {
    const { body } = await by.get(path)
    expect(body).toMatchObject({ status: 'done', rows })
    return body
  })
  return (await (await fetch(url)).text()).trim().split('\r\n')
}

test('a campaign reaches whoever agreed, once, and tells what came of it to who may see them', async () => {
  const [ana, ben, strange] = await Promise.all([
    newContact(),
    newContact({ first_name: 'Ben' }),
    newContact({ agrees: false }),
  ])
  const stopped = await newContact()
  await customerWrites({ from: stopped.phone, to: account.phone_number, body: 'STOP' })
  const left = await newContact()
  await customerWrites({ from: left.phone, to: account.phone_number, body: 'please don’t text me anymore' })
  await eventually(async () => {
    const { data } = (await ours.client.get(`/api/contacts/${left.id}/consents`)).body
    expect(data[0]).toMatchObject({ state: 'in_doubt', text: 'please don’t text me anymore' })
  })
  const { body: hook } = await ours.client.post('/api/webhooks-out', {
    url: 'http://localhost:9/',
    events: ['campaign_replied'],
  })
  const people = [ana, ben, strange, stopped, left].map(({ id }) => id)
  const { id, body } = await draft(people, { starts_at: tuesday(1, 20) })
  // Whoever is in two of its groups counts once.
  body.audience.group_ids.push(await newGroup([ben.id, ana.id]))
  await ours.client.put(`/api/campaigns/${id}`, body)
  const { body: preview } = await ours.client.post('/api/campaigns/preview', body)
  expect(preview).toEqual({
    size: 5,
    cursor: null,
    a_day: null,
    cost: expect.any(Number),
    left_out: { no_consent: 1, opted_out: 2 },
  })

  expect((await agent.client.post(`/api/campaigns/${id}/start`)).status).toBe(403)
  expect((await ours.client.post(`/api/campaigns/${id}/start`)).body.campaign.status).toBe('scheduled')
  await runDue(tuesday(1, 20))
  await isDone(id)
  await runDue(tuesday(1, 21))
  expect(await bodiesTo(ana)).toEqual(['Hi Ana, spring brings new cars.'])
  expect(await bodiesTo(ben)).toEqual(['Hi Ben, spring brings new cars.'])

  const since = inHours((Date.parse(tuesday(1, 21)) - Date.now()) / 3_600_000)
  await customerWrites({ from: ana.phone, to: account.phone_number, body: 'Is the Civic there?' }, since)
  await customerWrites({ from: ben.phone, to: account.phone_number, body: 'STOP' }, since)
  await eventually(async () => {
    const { body: report } = await ours.client.get(`/api/campaigns/${id}/report`)
    expect(report).toMatchObject({ left_out: { no_consent: 1, opted_out: 2 }, cost: expect.any(Number) })
    expect(report.counts).toMatchObject({ total: 5, planned: 0, left_out: 3, sent: 2, replied: 1, opted_out: 1 })
  })
  const { data } = (await ours.client.get(`/api/campaigns/${id}/recipients?status=replied`)).body
  expect(data).toMatchObject([{ contact: { id: ana.id }, reason: null, replied_at: expect.any(String) }])
  // The same by the list of contacts; whoever got none is found by neither answer.
  const namesBy = async (query: string) =>
    (await ours.client.get(`/api/contacts?campaign=${id}${query}`)).body.data.map(({ id: one }: { id: string }) => one)
  expect((await namesBy('')).toSorted()).toEqual([ana.id, ben.id].toSorted())
  expect(await namesBy('&replied=true')).toEqual([ana.id])
  expect(await namesBy('&replied=false')).toEqual([ben.id])
  const lines = await exportOf(id, [ours.client, agent.client], 5)
  expect(lines[0]).toMatch(/^Customer,Address,Status,Reason,Version,Sent/)
  expect(lines.find((line) => line.includes(ana.phone))).toMatch(/^Ana Torres,.*,(Sent|Delivered),,1,20/)
  expect(lines.filter((line) => line.includes('Opted out'))).toHaveLength(2)
  await eventually(async () => {
    const { data: told } = (await ours.client.get(`/api/webhooks-out/${hook.id}/deliveries`)).body
    expect(told.map(({ event }: { event: string }) => event)).toEqual(['campaign_replied'])
    expect(told[0].body).toContain(id)
  })

  const colleague = await ours.addMember({ role: 'agent' })
  await assign(ours.client, { contact_id: ana.id }, colleague.id)
  expect((await agent.client.get(`/api/campaigns/${id}/recipients?status=replied`)).body.data).toEqual([])
  expect((await agent.client.get(`/api/campaigns/${id}/recipients`)).body.data).toHaveLength(4)
  expect((await exportOf(id, [agent.client, ours.client], 4)).join()).not.toContain(ana.phone)
})

test('a picture goes along with the text, and stays the campaign’s own', async () => {
  const ana = await newContact()
  const { url: media_url } = await uploadByForm(ours.client, { ...PNG, name: 'lot.png' })
  const first = await draft([ana.id], { media_url, starts_at: tuesday(7, 20) })
  expect((await agent.client.post('/api/campaigns', { ...first.body, media_url })).status).toBe(403)
  // A copy has the picture of the first, also once its upload is gone.
  const { body: copy } = await ours.client.post('/api/campaigns', first.body)
  expect(copy.campaign).toMatchObject({ media_url, media_name: 'lot.png' })
  await ours.client.delete(`/api/campaigns/${first.id}`)
  await ours.client.post(`/api/campaigns/${copy.campaign.id}/start`)
  await runDue(tuesday(7, 20))
  await isDone(copy.campaign.id)
  const { body } = await ours.client.get(`/api/chats/sms/${conversationIdOf(ana.id, 'sms')}/messages`)
  expect(body.messages[0]).toMatchObject({
    body: 'Hi Ana, spring brings new cars.',
    media: [{ name: 'lot.png', content_type: 'image/png' }],
  })
})

test('a message waits for the customer’s lawful hours, and a pause holds it back', async () => {
  const ana = await newContact()
  const { id } = await draft([ana.id], { starts_at: tuesday(2, 12) })
  await ours.client.post(`/api/campaigns/${id}/start`)
  await runDue(tuesday(2, 12))
  const { continues_at } = await eventually(async () => {
    const campaign = await campaignOf(id)
    expect(campaign).toMatchObject({ status: 'running', continues_at: expect.any(String) })
    return campaign
  })
  expect(await bodiesTo(ana)).toEqual([])

  expect((await ours.client.post(`/api/campaigns/${id}/pause`)).body.campaign.status).toBe('paused')
  await runDue(continues_at)
  expect((await campaignOf(id)).counts).toMatchObject({ planned: 1, sent: 0 })
  // Going on is at the machine's own hour, by a queue: it waits again, or leaves at once.
  await ours.client.post(`/api/campaigns/${id}/resume`)
  await eventually(async () => {
    const { continues_at: again, ended_at } = await campaignOf(id)
    expect(again ?? ended_at).toEqual(expect.any(String))
  })
  await runDue(tuesday(2, 20))
  await isDone(id)
  expect(await bodiesTo(ana)).toEqual(['Hi Ana, spring brings new cars.'])
})

test('a campaign keeps its pace: the next message leaves when the sender has rested', async () => {
  const people = await Promise.all([newContact(), newContact()])
  const begins = tuesday(9, 20)
  const { id } = await draft(
    people.map((one) => one.id),
    { pace: 1, starts_at: begins },
  )
  await ours.client.post(`/api/campaigns/${id}/start`)
  await runDue(begins)
  await eventually(async () => expect((await campaignOf(id)).counts.sent).toBe(1))
  await runDue(new Date(Date.parse(begins) + 5 * 60_000).toISOString())
  await isDone(id)
  const { data } = (await ours.client.get(`/api/campaigns/${id}/recipients`)).body
  const [first = 0, second = 0] = data
    .map((one: { sent_at: string }) => Date.parse(one.sent_at))
    .toSorted((a: number, b: number) => a - b)
  expect(second - first).toBeGreaterThanOrEqual(60_000)
})

test('who says STOP while a campaign runs is left out for that, not for talking to the team', async () => {
  const people = await Promise.all([newContact(), newContact()])
  const { id } = await draft(
    people.map((one) => one.id),
    { starts_at: tuesday(1, 12) },
  )
  await ours.client.post(`/api/campaigns/${id}/start`)
  await runDue(tuesday(1, 12))
  // By night both wait.
  await eventually(async () => expect((await campaignOf(id)).continues_at).toEqual(expect.any(String)))
  for (const { phone } of people) await customerWrites({ from: phone, to: account.phone_number, body: 'STOP' })
  await runDue(tuesday(1, 20))
  await isDone(id)
  const { left_out } = (await ours.client.get(`/api/campaigns/${id}/report`)).body
  expect(Object.keys(left_out)).toEqual(['opted_out'])
})

test('whose message never reached Twilio gets it after all, once, also from a campaign that was done', async () => {
  const [ana, ben] = await Promise.all([newContact(), newContact({ first_name: 'Ben' })])
  const { id } = await draft([ana.id], { starts_at: tuesday(4, 20) })
  await ours.client.post(`/api/campaigns/${id}/start`)
  await runDue(tuesday(4, 20))
  await isDone(id)
  // As a process leaves it that was killed before it called Twilio.
  const org = provenOrg(ours.org)
  await putRecipients([{ org, campaign: id, contact: ben.id, status: 'sent', variant: 0 }])
  const actor = { kind: 'campaign', id, name: 'Spring' } as const
  const now = new Date()
  const twilio = process.env.TWILIO_BASE_URL
  process.env.TWILIO_BASE_URL = 'http://127.0.0.1:1'
  const { message } = await sendMessage(
    { org, now, requestId: 'test', actor },
    {
      type: 'sms',
      id: conversationIdOf(ben.id, 'sms'),
      contact_id: ben.id,
      body: 'Hi Ben, spring brings new cars.',
      client_id: markFor(id, ben.id),
    },
  ).finally(() => {
    process.env.TWILIO_BASE_URL = twilio
  })
  expect(message).toMatchObject({ status: 'failed', error_code: 'not_accepted' })

  await eventually(async () =>
    expect(await campaignOf(id)).toMatchObject({ status: 'running', counts: { planned: 1 } }),
  )
  await runDue(tuesday(5, 20))
  await isDone(id)
  await eventually(async () => expect((await campaignOf(id)).counts).toMatchObject({ planned: 0, delivered: 2 }))
  expect(await sentTo(ben)).toEqual(['Hi Ben, spring brings new cars.'])
  expect(await sentTo(ana)).toHaveLength(1)
})

test('whoever got two automatic messages lately gets no third, and a canceled campaign ends for those who wait', async () => {
  const ana = await newContact()
  const first = await draft([ana.id], { starts_at: tuesday(3, 20) })
  await ours.client.post(`/api/campaigns/${first.id}/start`)
  await runDue(tuesday(3, 20))
  await isDone(first.id)
  const second = await draft([ana.id], { starts_at: tuesday(3, 21) })
  await ours.client.post(`/api/campaigns/${second.id}/start`)
  await runDue(tuesday(3, 21))
  await isDone(second.id)
  expect((await ours.client.get(`/api/campaigns/${second.id}/report`)).body.left_out).toEqual({ recently_contacted: 1 })

  const third = await draft([ana.id], { starts_at: tuesday(5, 12) })
  await ours.client.post(`/api/campaigns/${third.id}/start`)
  await runDue(tuesday(5, 12))
  await eventually(async () => expect((await campaignOf(third.id)).counts.planned).toBe(1))
  expect((await ours.client.post(`/api/campaigns/${third.id}/cancel`)).body.campaign.status).toBe('canceling')
  await eventually(async () =>
    expect(await campaignOf(third.id)).toMatchObject({ status: 'canceled', counts: { planned: 0 } }),
  )
  await runDue(tuesday(5, 20))
  expect((await ours.client.get(`/api/campaigns/${third.id}/report`)).body.left_out).toEqual({ canceled: 1 })
  expect(await bodiesTo(ana)).toHaveLength(1)
})

test('what came of those who were held out is told apart', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => newContact()))
  const { id } = await draft(
    people.map((one) => one.id),
    { hold_out: 50 },
  )
  await ours.client.post(`/api/campaigns/${id}/start`)
  const held = await eventually(async () => {
    const { data } = (await ours.client.get(`/api/campaigns/${id}/recipients?status=left_out`)).body
    expect(data.length).toBeGreaterThan(0)
    return data[0].contact.id as string
  })
  await ours.client.put(`/api/contacts/${held}`, { stage: 'sold' })
  await eventually(async () => {
    const { body } = await ours.client.get(`/api/campaigns/${id}/report`)
    expect(body).toMatchObject({ held_out: { sold: 1 }, counts: { sold: 0 } })
  })
})

test('offers by mail say how to end them and where we are, leave a day’s number, and end by one POST alone', async () => {
  const own = await newOrganization({ name: 'Mariposa Motors' })
  const contactOf = async (email: string) => {
    const contact = { first_name: 'Ana', last_name: 'Torres', phone: newCustomer(), email }
    return (await own.client.post('/api/contacts', contact)).body.id as string
  }
  const addresses = ['one', 'two'].map((name) => `${name}-${newCustomer().slice(-7)}@gmail.example`)
  const people = await Promise.all(addresses.map(contactOf))
  const { group } = (await own.client.post('/api/groups', { name: 'All', contact_ids: people })).body
  const mail = { name: 'Spring', channel: 'email', audience: { group_ids: [group.id] }, body: 'Hi {{first_name}}!' }
  const draftOf = async (more: object) =>
    (await own.client.post('/api/campaigns', { ...mail, ...more })).body.campaign.id
  const start = (id: string) => own.client.post(`/api/campaigns/${id}/start`)
  const report = async (id: string) => (await own.client.get(`/api/campaigns/${id}/report`)).body

  const first = await draftOf({ subject: 'For {{first_name}}', starts_at: tuesday(3, 20) })
  expect((await start(await draftOf({}))).body.errors).toMatchObject({ subject: expect.any(String) })
  expect((await start(first)).body).toMatchObject({ message: expect.stringContaining('postal address') })
  const address = { key: 'mail_postal_address', value: '1 Main St, Austin, TX 78701', group: 'mail' }
  const signature = { key: 'mail_signature', value: 'Mariposa Motors\n(512) 555-0100', group: 'mail' }
  await own.client.post('/api/settings/bulk-update', { settings: [address, signature] })
  expect((await own.client.post('/api/campaigns/preview', { ...mail, subject: 'Hi' })).body).toMatchObject({
    size: 2,
    a_day: [50, 50],
  })
  const { day } = mailDayAt(undefined, new Date(tuesday(3, 20)))
  await MailDay.build(PutItemCommand).item({ org: own.org, day, count: 49, ttl: 2_000_000_000 }).send()

  await start(first)
  await runDueOf(own.org, new Date(tuesday(3, 20)))
  await eventually(async () => expect((await report(first)).counts).toMatchObject({ sent: 1, planned: 1 }))
  await runDueOf(own.org, new Date(Date.parse(tuesday(3, 20)) + 86_400_000))
  await eventually(async () => expect((await report(first)).counts).toMatchObject({ sent: 2, planned: 0 }))
  const letterTo = async (to = ''): Promise<Letter> =>
    (await callConsole('GET', `inbox/mails?to=${encodeURIComponent(to)}`)).body.mails[0]
  const { headers, text, subject } = await letterTo(addresses[0])
  expect(subject).toBe('For Ana')
  expect(text).toMatch(
    /^Hi Ana!\n\n-- \nMariposa Motors\n\(512\) 555-0100\n\nMariposa Motors, 1 Main St, Austin, TX 78701\n/,
  )
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const link = headers['List-Unsubscribe']?.slice(1, -1) ?? ''
  expect(text).toContain(link)

  const raw = { raw: 'List-Unsubscribe=One-Click', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  expect((await (await openClient()).send('POST', new URL(link).pathname, undefined, raw)).status).toBe(200)
  const second = await draftOf({ subject: 'Again', starts_at: tuesday(5, 20) })
  await start(second)
  await runDueOf(own.org, new Date(tuesday(5, 20)))
  await eventually(async () =>
    expect(await report(second)).toMatchObject({ left_out: { no_consent: 1 }, counts: { sent: 1 } }),
  )

  // It outlives who they were here.
  await own.client.delete(`/api/contacts/${people[0]}`)
  const again = await contactOf(addresses[0] ?? '')
  const audience = {
    group_ids: [(await own.client.post('/api/groups', { name: 'Again', contact_ids: [again] })).body.group.id],
  }
  expect((await own.client.post('/api/campaigns/preview', { ...mail, audience, subject: 'Hi' })).body).toMatchObject({
    size: 1,
    left_out: { no_consent: 1 },
  })
})

test('a mail’s test goes to its sender, filled in as for somebody, into no conversation, and its link ends nothing', async () => {
  const own = await newOrganization({ name: 'Mariposa Motors' })
  const email = `ana-${randomUUID().slice(0, 8)}@gmail.example`
  const ana = { first_name: 'Ana', last_name: 'Torres', phone: newCustomer(), email }
  const { id: contact } = (await own.client.post('/api/contacts', ana)).body
  const { group } = (await own.client.post('/api/groups', { name: 'All', contact_ids: [contact] })).body
  const mail = { name: 'Spring', channel: 'email', subject: 'For {{first_name}}', body: 'Hi {{name}}!' }
  const audience = { group_ids: [group.id] }
  const { id } = (await own.client.post('/api/campaigns', { ...mail, audience })).body.campaign
  const { email: mine } = (await own.client.get('/api/me')).body
  const lettersTo = async (to: string): Promise<Letter[]> =>
    (await callConsole('GET', `inbox/mails?to=${encodeURIComponent(to)}`)).body.mails
  const test = (body: object) => own.client.post(`/api/campaigns/${id}/test`, body)

  expect(await test({})).toMatchObject({ status: 200, body: { conversation_id: null } })
  const letter = (await lettersTo(mine)).find(({ subject }) => subject === 'For Ana')
  expect(letter).toMatchObject({ text: expect.stringMatching(/^Hi Ana Torres!\n/), reply_to: mine })
  expect(await lettersTo(email)).toEqual([])
  const link = letter?.headers['List-Unsubscribe']?.slice(1, -1) ?? ''
  expect(letter?.text).toContain(link)
  const raw = { raw: 'List-Unsubscribe=One-Click', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  const posted = await (await openClient()).send('POST', new URL(link).pathname, undefined, raw)
  expect(posted).toMatchObject({ status: 200, text: expect.stringContaining('Mariposa Motors') })
  expect((await own.client.get(`/api/contacts/${contact}/consents`)).body.data).toEqual([])

  const colleague = `colleague-${randomUUID().slice(0, 8)}@dealer.example`
  expect((await test({ email: colleague })).status).toBe(200)
  expect(await lettersTo(colleague)).toHaveLength(1)
  expect((await own.client.get('/api/chats/stats')).body.total).toBe(0)
  expect((await test({ email: 'nobody' })).body.errors).toMatchObject({ email: expect.any(String) })
})
