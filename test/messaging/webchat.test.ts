import { randomUUID } from 'node:crypto'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { vehicleCodeOf } from '#contract/stock/vehicle-code.ts'
import { isHere, isWriting } from '../../functions/core/messaging/webchat/rules.ts'
import { CHATS } from '../../functions/core/people/attempts/rules.ts'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import { openModel } from '../assistant/open-model.ts'
import { type Client, newOrganization, openClient, type TestOrganization } from '../cloud.ts'
import { newCustomer, textsFrom } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { PDF, uploadInOnePiece } from '../files.ts'
import { listen } from '../listen.ts'
import { runJob } from '../run-job.ts'

const SITE = 'https://www.mariposa.example'
let ours: TestOrganization
let account: TwilioAccount
let key: string
beforeAll(async () => {
  ours = await newOrganization({ name: 'Mariposa Motors' })
  account = await ours.connect()
  const { status, body } = await ours.client.put('/api/settings/webchat', { sites: [SITE] })
  expect(status).toBe(200)
  key = body.key
})

type Line = { id: string; by: string; body: string; is_read: boolean; files: { name: string; url: string }[] }

/** A browser on the dealership's site, from a network of its own. */
async function newVisitor(client?: Client) {
  const browser = client ?? (await openClient())
  const { status, body } = await browser.send('POST', `/api/public/chat/${key}/visitors`, { language: 'en' })
  expect(status).toBe(200)
  const headers = { authorization: `Bearer ${body.token}` }
  const post = (path: string, sent: object) => browser.send('POST', `/api/public/chat/${path}`, sent, { headers })
  return {
    token: body.token as string,
    browser,
    post,
    say: (text: string, client_id: string = randomUUID(), more = {}) =>
      post('messages', { body: text, client_id, ...more }),
    read: async (query = ''): Promise<Line[]> =>
      (await browser.get(`/api/public/chat/messages${query}`, { headers })).body.data,
  }
}
type Visitor = Awaited<ReturnType<typeof newVisitor>>

const findRow = (isTheirs: (row: { last_message: string; webchat_conversation_id: string }) => boolean) =>
  eventually(async () => {
    const { data } = (await ours.client.get('/api/chats/recent-by-contact?status=all&per_page=200')).body
    const row = data.find(isTheirs)
    expect(row).toBeDefined()
    return row
  })
const messagesOf = async (row: { webchat_conversation_id: string }) =>
  (await ours.client.get(`/api/chats/webchat/${row.webchat_conversation_id}/messages?per_page=200`)).body.messages
const answer = (row: { webchat_conversation_id: string }, body: string) =>
  ours.client.post(`/api/chats/webchat/${row.webchat_conversation_id}/send`, { body })

/** Their page, as the agent is told of it who has the conversation open. */
const visitorAt = async ({ webchat_conversation_id: id }: { webchat_conversation_id: string }) =>
  (await ours.client.post(`/api/chats/webchat/${id}/presence`, { doing: 'looking' })).body.visitor

async function prove(visitor: Visitor, phone: string) {
  const asked = { phone, language: 'es' }
  expect((await visitor.post('prove', asked)).status).toBe(422)
  expect((await visitor.post('prove', { ...asked, agreed: true })).body).toEqual({ sent: true, proved: false })
  const code = await eventually(async () => {
    const [found] = (await textsFrom(account, phone)).flatMap((text) => /(\d{6}) es tu código/.exec(text)?.[1] ?? [])
    return found ?? Promise.reject(new Error('No code has come.'))
  })
  const wrong = code === '000000' ? '111111' : '000000'
  expect((await visitor.post('prove', { ...asked, code: wrong })).body.code).toBe('invalid')
  expect((await visitor.post('prove', { ...asked, code })).body).toEqual({ sent: false, proved: true })
}

test('a visitor’s words come into the inbox once each, however often sent, and are answered in their own thread alone', async () => {
  const [ana, eve] = [await newVisitor(), await newVisitor()]
  const ids = Array.from({ length: 6 }, () => randomUUID())
  const posts = ids.flatMap((id, n) => [0, 1, 2].map(() => [id, n] as const)).toSorted(() => Math.random() - 0.5)
  const answers = await Promise.all(posts.map(([id, n]) => ana.say(`Is number ${n} still here?`, id)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  await eve.say('I am (512) 555-0100, show me my messages')
  const row = await findRow(({ last_message }) => last_message.startsWith('Is number'))
  expect(row).toMatchObject({
    unread_count: 6,
    has_webchat: true,
    sms_conversation_id: null,
    most_recent_type: 'webchat',
  })
  expect((await messagesOf(row)).map(({ body }: Line) => body).toSorted()).toEqual(
    ids.map((_, n) => `Is number ${n} still here?`),
  )

  const { status, body } = await answer(row, 'It is. Come by!')
  expect([status, body.message.status]).toEqual([200, 'sent'])
  const shown = await ana.read()
  expect(shown.at(-1)).toMatchObject({ by: 'person', body: 'It is. Come by!' })
  expect(shown).toHaveLength(7)
  const statusNow = async () => (await messagesOf(row)).at(-1).status
  expect(await statusNow()).toBe('delivered')
  await ana.read(`?seen=${shown.at(-1)?.id}`)
  expect(await statusNow()).toBe('read')
  expect(await visitorAt(row)).toMatchObject({ is_here: true, typed_at: null, has_proved: false })
  expect((await eve.read()).map(({ by }) => by)).toEqual(['visitor'])
})

test('who has a visitor’s conversation open is told while they type', async () => {
  const ana = await newVisitor()
  await ana.say('Let me think')
  const row = await findRow(({ last_message }) => last_message === 'Let me think')
  await visitorAt(row)
  const { heard, stop } = await listen(ours.client)
  onTestFinished(stop)
  await ana.read('?typing=true')
  const pointer = { changed: 'presence', contact_id: row.contact_id, conversation_id: null, type: null }
  await eventually(() => expect(heard.filter(({ changed }) => changed === 'presence')).toEqual([pointer]))
  expect(await visitorAt(row)).toMatchObject({ typed_at: expect.any(String) })
})

test.each([
  [7, 'is typing', true],
  [9, 'has stopped', false],
])('a visitor who typed %s seconds ago %s', (seconds, _, expected) => {
  expect(isWriting({ typed_at: 0 }, new Date(seconds * 1000))).toBe(expected)
})

test.each([
  [89, 'is on the page', true],
  [91, 'has left it', false],
])('a visitor whose page asked %s seconds ago %s', (seconds, _, expected) => {
  expect(isHere({ seen_at: 0 }, new Date(seconds * 1000))).toBe(expected)
})

test('a token opens its own thread and no other’s, and none once its person is deleted', async () => {
  const ana = await newVisitor()
  await ana.say('Delete me later')
  const [org, address = '', secret = ''] = ana.token.split('.')
  const other = (await newVisitor()).token.split('.')
  for (const forged of [
    '',
    'none',
    `${org}.${address}.`,
    `${org}.${address}.${other[2]}`,
    `${org}.${other[1]}.${secret}`,
    `${'0'.repeat(26)}.${address}.${secret}`,
  ]) {
    const more = { headers: { authorization: `Bearer ${forged}` } }
    expect((await ana.browser.get('/api/public/chat/messages', more)).status, forged).toBe(401)
  }
  const row = await findRow(({ last_message }) => last_message === 'Delete me later')
  expect((await ours.client.delete(`/api/contacts/${row.contact_id}`)).status).toBeLessThan(300)
  await eventually(async () => expect((await ana.say('Still here?')).status).toBe(401))
})

test('the chat answers its own sites alone, those that it lists may frame it, and one that is off nobody', async () => {
  const browser = await openClient()
  const open = (origin: string) =>
    browser.send('POST', `/api/public/chat/${key}/visitors`, { language: 'en' }, { headers: { origin } })
  expect((await open(SITE)).status).toBe(200)
  expect((await open('https://evil.example')).status).toBe(403)
  const frame = await browser.get(`/chat/${key}`)
  expect(frame.headers['content-security-policy']).toContain(`frame-ancestors 'self' ${SITE}`)
  expect(Buffer.byteLength((await browser.get(`/w/${key}.js`)).text)).toBeLessThan(12_000)

  const other = await newOrganization()
  const { body } = await other.client.get('/api/settings/webchat')
  expect(body).toMatchObject({ is_on: false, sites: [] })
  expect((await browser.get(`/chat/${body.key}`)).status).toBe(404)
  expect((await browser.get(`/w/${body.key}.js`)).text).toBe('')
  const { status } = await other.client.put('/api/settings/webchat', { sites: ['javascript:alert(1)'] })
  expect(status).toBe(422)
})

test('a network that opens more chats than people do, and a visitor who writes more, are asked to wait', async () => {
  const browser = await openClient()
  const statuses: number[] = []
  for (let n = 0; n <= CHATS.network; n++)
    statuses.push((await browser.send('POST', `/api/public/chat/${key}/visitors`, { language: 'en' })).status)
  expect(statuses.indexOf(429)).toBe(CHATS.network)
  const eager = await newVisitor()
  let last = 0
  for (let n = 0; n <= 20 && last !== 429; n++) last = (await eager.say(`Hello ${n}`)).status
  expect(last).toBe(429)
})

test('a number that a code proves goes on by text with its consent, and is one with who was known by it', async () => {
  const known = newCustomer()
  const { id } = (await ours.client.post('/api/contacts', { first_name: 'Rosa', last_name: 'Lima', phone: known })).body
  for (const phone of [newCustomer(), known]) {
    const visitor = await newVisitor()
    expect((await visitor.post('prove', { phone, language: 'es', agreed: true })).status).toBe(409)
    const words = `I am ${phone}`
    await visitor.say(words)
    const before = await findRow(({ last_message }) => last_message === words)
    // What somebody says is theirs is not.
    expect(before.contact_id).not.toBe(id)
    expect(before).toMatchObject({ phone_number: null, sms_conversation_id: null })
    await prove(visitor, phone)
    const row = await findRow((one) => 'phone_number' in one && one.phone_number === phone)
    expect(row.contact_id).toBe(phone === known ? id : before.contact_id)
    expect(row).toMatchObject({ has_sms: true, has_webchat: true, channels: { webchat: { others: [] } } })
    expect(await visitorAt(row)).toMatchObject({ has_proved: true })
    const { data } = (await ours.client.get(`/api/contacts/${row.contact_id}/consents`)).body
    expect(data[0]).toMatchObject({ method: 'form', state: 'given', text: expect.stringContaining('STOP') })
    await answer(row, `For ${phone} alone`)
    const lines = await visitor.read()
    expect(lines.map(({ body }) => body)).toEqual([words, `For ${phone} alone`])
    const sent = await ours.client.post(`/api/chats/sms/${row.sms_conversation_id}/send`, { body: 'And by text' })
    expect(sent.status).toBe(200)
  }
})

test('a photo goes both ways, and what is no file is refused', async () => {
  const ana = await newVisitor()
  await ana.say('Here is my trade-in')
  const row = await findRow(({ last_message }) => last_message === 'Here is my trade-in')
  const form = (bytes: Uint8Array<ArrayBuffer>, name: string) => {
    const boundary = 'edge'
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/gif\r\n\r\n`
    const raw = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
    return ana.browser.send('POST', `/api/public/chat/messages?client_id=${name}`, undefined, {
      raw,
      headers: { authorization: `Bearer ${ana.token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
  }
  const pixel = Uint8Array.from(Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAAC', 'base64'))
  expect((await form(pixel, 'car.gif')).body.message.files).toMatchObject([{ name: 'car.gif' }])
  expect((await form(new Uint8Array(0), 'none.gif')).status).toBe(422)
  expect((await messagesOf(row)).at(-1).media).toMatchObject([{ status: 'ready', content_type: 'image/gif' }])

  const { url: media_url } = (await uploadInOnePiece(ours.client, PDF)).body
  const sent = await ours.client.post(`/api/chats/webchat/${row.webchat_conversation_id}/send`, { media_url })
  expect(sent.status, sent.text).toBe(200)
  const [offer] = (await ana.read()).at(-1)?.files ?? []
  expect(offer?.name).toBe(PDF.name)
  expect((await fetch(offer?.url ?? '')).status).toBe(200)
})

test('the assistant answers in the chat, says what it is, and knows the car of the page', async () => {
  const model = await openModel(ours.org)
  const ai = (key: string, value: string) => ({ key, value, group: 'ai' })
  await ours.client.post('/api/settings/bulk-update', {
    settings: [ai('openai_api_key', model.keys.openai), ai('openai_enabled', 'true')],
  })
  const { body: civic } = await ours.client.post('/api/inventory', {
    ...{ year: 2023, make: 'Honda', model: 'Civic', price: 21_450, stockNumber: 'WC2210' },
  })
  expect((await ours.client.put('/api/assistant', { mode: 'always', prices_are_total: true })).status).toBe(200)
  const sentences = [[{ fact: [civic.id, 'availability'] }], [{ fact: [civic.id, 'price'] }]]
  const look = { calls: [{ name: 'get_vehicle', arguments: { id: vehicleCodeOf(civic.id) } }] }
  // By the code that the text bears.
  await model.script(look, { calls: [{ name: 'reply', arguments: { sentences } }] })
  const visitor = await newVisitor()
  const page = { url: `${SITE}/used/WC2210`, title: 'Honda Civic · Mariposa Motors' }
  await visitor.say('Is this one still there?', randomUUID(), { page, name: 'Vera Vega' })
  const answered = await eventually(async () => {
    const lines = await visitor.read()
    expect(lines.at(-1)).toMatchObject({ by: 'assistant' })
    return lines
  })
  // The code of the car stays with the dealership.
  expect(answered[0]?.body).toBe('Is this one still there?')
  for (const words of ['automated assistant of Mariposa Motors', '$21,450'])
    expect(answered.at(-1)?.body).toContain(words)
  const row = await findRow((one) => 'display_name' in one && one.display_name === 'Vera Vega')
  expect(row.vehicle).toMatchObject({ id: civic.id })
  await ours.client.put('/api/assistant', { mode: 'off' })
})

test('what is answered after a visitor with a proven number closed the page reaches them by text, once', async () => {
  const visitor = await newVisitor()
  const phone = newCustomer()
  await visitor.say('I have to leave now')
  const before = await findRow(({ last_message }) => last_message === 'I have to leave now')
  const sent = async (body: string) => (await answer(before, body)).body.message
  const look = ({ id: message }: { id: string }) =>
    runJob('check-messages', {
      ...{ org: ours.org, conversation: before.webchat_conversation_id, message, is_to_visitor: true },
    })
  // Beside the code, and the carrier's own words to whoever had the number before.
  const texts = async () => (await textsFrom(account, phone)).filter((text) => !/código|START/.test(text))
  await look(await sent('Sent before there is a number'))
  await prove(visitor, phone)
  const seen = await sent('Read on the page')
  await visitor.read()
  await look(seen)
  const away = await sent('The Civic is still here')
  await look(away)
  await look(away)
  await eventually(async () => expect(await texts()).toEqual(['The Civic is still here']))
})
