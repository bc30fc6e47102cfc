import { beforeAll, describe, expect, test } from 'vitest'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import { allFollowed } from '../all-followed.ts'
import { customerWrites, newOrganization, openCloud, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer, tokenOf } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { seeded } from '../hostile.ts'
import { itemsWith } from '../table-items.ts'
import { type Form, newSid, postAsTwilio, smsForm, type Tampering } from '../twilio-posts.ts'

let ours: TestOrganization
let theirs: TestOrganization
let account: TwilioAccount
let theirAccount: TwilioAccount
let token: string
beforeAll(async () => {
  ;[ours, theirs] = await Promise.all([newOrganization(), newOrganization()])
  account = await ours.connect()
  theirAccount = await theirs.connect()
  token = await tokenOf(ours.client)
})

const at = (kind: 'messages' | 'status', of = token) => `/api/webhooks/twilio/${of}/${kind}`
const post = (form: Form, tampering?: Tampering) => postAsTwilio(at('messages'), form, account, tampering)

const conversationOf = (phone: string, type?: 'sms' | 'whatsapp') => findConversation(ours.client, phone, type)
const rejected = async () => (await ours.client.get('/api/settings/twilio/status')).body.rejected_webhooks as number

describe('a webhook that is not Twilio’s', () => {
  const forgeries: [string, () => Promise<{ form?: Form } & Tampering>][] = [
    ['no signature', async () => ({ signature: undefined })],
    ['an empty signature', async () => ({ signature: '' })],
    ['a wrong signature', async () => ({ signature: 'bm90IGEgc2lnbmF0dXJlIGF0IGFsbC4=' })],
    ['a signature that is no base64', async () => ({ signature: '%%%' })],
    ['the signature of another account', async () => ({ authToken: theirAccount.auth_token })],
    ['the signature of another path', async () => ({ signedUrl: (await openCloud()).url + at('status') })],
    ['the signature of another host', async () => ({ signedUrl: `https://evil.example${at('messages')}` })],
    [
      'the signature of another token’s address',
      async () => ({ signedUrl: (await openCloud()).url + at('messages', 'x') }),
    ],
    ['a signature over other fields', async () => ({ signedForm: smsForm(account, newCustomer()) })],
    ['another account’s sid, rightly signed', async () => ({ form: { AccountSid: theirAccount.account_sid } })],
    ['no account’s sid, rightly signed', async () => ({ form: { AccountSid: '' } })],
    [
      'two accounts’ sids, rightly signed',
      async () => ({ form: { AccountSid: [theirAccount.account_sid, account.account_sid] } }),
    ],
  ]
  test('is refused, stores nothing and is counted', async () => {
    const counted = await rejected()
    const before = await stored()
    let refused = 0
    for (const [what, forge] of forgeries)
      for (const kind of ['messages', 'status'] as const) {
        const { form, ...tampering } = await forge()
        const path = at(kind)
        const signedUrl = tampering.signedUrl?.replace(at('messages'), path)
        const posted = { ...smsForm(account, newCustomer(), form), MessageStatus: 'delivered' }
        const answer = await postAsTwilio(path, posted, account, signedUrl ? { ...tampering, signedUrl } : tampering)
        const isSame = signedUrl === (await openCloud()).url + path
        const expected = isSame ? { status: 204 } : { status: 403, body: { code: 'forbidden' } }
        expect(answer, `${kind} with ${what}`).toMatchObject(expected)
        if (!isSame) refused++
      }
    expect(await rejected()).toBe(counted + refused)
    expect(await stored()).toEqual(before)
  })

  test('for a token that nobody has is not found, and counted nowhere', async () => {
    const counted = await rejected()
    for (const unknown of ['x', newSid(), '__proto__', token.slice(0, -1)])
      expect(await postAsTwilio(at('messages', unknown), smsForm(account, newCustomer()), account)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      })
    expect(await rejected()).toBe(counted)
  })

  /** All of ours but the count itself, and what tells managers of it when it has grown. */
  async function stored() {
    const items = Object.entries(await itemsWith([ours.org]))
    const isOfCount = (key: string) => / HOOK_HEALTH$|#NOTICES#|#TOLD /.test(key)
    return Object.fromEntries(items.filter(([key]) => !isOfCount(key)))
  }
})

test.each<[string, Form, Tampering?]>([
  ['fields that nobody knows yet', { NewField: 'x', Another: '{"a":[1]}', '': 'nameless' }],
  ['empty values', { FromCity: '', FromZip: '', Label: '' }],
  ['a field that comes several times', { Extra: ['b', 'a', 'b', ''] }],
  ['letters of every script', { Body: '¿Cuánto? 多少钱 كم 👩‍👩‍👧‍👦 \u0301', ProfileName: 'Ñandú 🦙' }],
  ['white space around its text', { Body: '  two\r\nlines \t' }],
  ['signs that a form must escape', { Body: 'a+b&c=d%20#e;f', ProfileName: '"<b>' }],
  ['a very long text', { Body: 'ñ👍'.repeat(1300) }],
  ['no text at all', { Body: '', NumMedia: '0' }],
  ['a content type without charset', {}, { contentType: 'application/x-www-form-urlencoded' }],
])('a webhook with %s is accepted, and its message is there', async (_, more, tampering) => {
  const from = newCustomer()
  const form = smsForm(account, from, more)
  const answer = await post(form, tampering)
  expect(answer).toMatchObject({ status: 200, text: '<Response/>' })
  expect(answer.headers['content-type']).toMatch(/^text\/xml/)
  const { messages } = await conversationOf(from)
  const body = String(form.Body).trim().replaceAll('\r\n', '\n').slice(0, 4096)
  expect(messages).toMatchObject([{ body, status: 'received' }])
})

test('webhooks rejected before one that is accepted count no more', async () => {
  const form = smsForm(account, newCustomer())
  // What was accepted before ends no run later on.
  await allFollowed()
  await post(form, { signature: '' })
  expect(await rejected()).toBeGreaterThan(0)
  expect(await post(form)).toMatchObject({ status: 200 })
  await eventually(async () => expect(await rejected()).toBe(0))
})

describe('a form that is larger than any of Twilio’s', () => {
  const many = (count: number): Form =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`Unknown${i}`, String(i)]))
  test.each<[string, Form, number]>([
    ['200 fields', many(194), 200],
    ['201 fields', many(195), 413],
    ['one field 201 times', { Extra: Array.from({ length: 195 }, () => 'x') }, 413],
    ['64 kB', { Extra: 'x'.repeat(64 * 1024) }, 413],
    ['a sender of 201 characters', { From: `+${'1'.repeat(200)}` }, 422],
    ['an address of a file of 2 kB', { NumMedia: '1', MediaUrl0: `https://x/${'x'.repeat(2000)}` }, 422],
    [
      'a type of a file of 60 kB',
      { NumMedia: '1', MediaUrl0: 'https://x/', MediaContentType0: 'x'.repeat(60_000) },
      200,
    ],
    ['a place of 60 kB', { Body: '', Latitude: '1', Longitude: '2', Label: 'x'.repeat(60_000) }, 200],
    ['a name of 60 kB', { ProfileName: 'x y '.repeat(15_000) }, 200],
  ])('%s, rightly signed, is answered as it should be', async (_, more, status) => {
    const form = smsForm(account, newCustomer(), more)
    expect((await post(form)).status).toBe(status)
    for (const kind of ['messages', 'status'] as const) {
      const unknown = await postAsTwilio(at(kind, 'nobody'), form, account)
      expect(unknown.status).toBe(_ === '64 kB' ? 413 : 404)
    }
  })
})

test('one webhook delivered five times at once, and again later, is one message, unread once', async () => {
  const from = newCustomer()
  const form = smsForm(account, from)
  const answers = await Promise.all(Array.from({ length: 5 }, () => post(form)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect((await post(form)).status).toBe(200)
  expect(await conversationOf(from)).toMatchObject({ messages: [{}], row: { unread_count: 1 } })
})

test('customers’ first messages, several at once, each twice, make one contact a number and lose none', async () => {
  const random = seeded(12)
  const customers = Array.from({ length: 3 }, newCustomer)
  const texts = ['Message 1', 'Message 2', 'Message 3', 'Message 4']
  const forms = customers.flatMap((from) => texts.map((Body) => smsForm(account, from, { Body })))
  const mixed = [...forms, ...forms].toSorted(() => random() - 0.5)
  const answers = await Promise.all(mixed.map((form) => post(form)))
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  const { body: list } = await ours.client.get('/api/chats/recent-by-contact?status=all&per_page=200')
  for (const from of customers) {
    const rows = list.data.filter((row: { phone_number: string }) => row.phone_number === from)
    expect(rows).toMatchObject([{ unread_count: texts.length }])
    const bodies = (await conversationOf(from)).messages.map(({ body }) => body)
    expect(bodies.toSorted()).toEqual(texts)
  }
})

test.each([
  ['a short code', '72345', 'sms'],
  ['a name', 'DHL', 'sms'],
  ['a number of Spain', '+34600123456', 'sms'],
  ['a number of Mexico', 'whatsapp:+5215512345678', 'whatsapp'],
  ['a WhatsApp user without a number', 'whatsapp:US.13491208655302741918', 'whatsapp'],
])('%s can write, and is shown', async (_, from, type) => {
  const to = type === 'sms' ? account.phone_number : account.whatsapp_from
  const body = `Hello from ${from}`
  const { deliveries } = await customerWrites({ from, to, body, profile_name: type === 'sms' ? undefined : 'Wanda' })
  expect(deliveries).toMatchObject([{ status: 200 }])
  const { body: list } = await ours.client.get('/api/chats/recent-by-contact')
  expect(list.data[0]).toMatchObject({ last_message: body, most_recent_type: type, unread_count: 1 })
})

test('SMS and WhatsApp from one number are one contact with two conversations', async () => {
  const from = newCustomer()
  await customerWrites({ from, to: account.phone_number, body: 'By SMS' })
  const whatsapp = { from: `whatsapp:${from}`, to: account.whatsapp_from, profile_name: 'Dos Canales' }
  await customerWrites({ ...whatsapp, body: 'By WhatsApp' })
  expect((await conversationOf(from, 'sms')).messages).toMatchObject([{ body: 'By SMS' }])
  const { row, messages } = await conversationOf(from, 'whatsapp')
  expect(messages).toMatchObject([{ body: 'By WhatsApp' }])
  expect(row).toMatchObject({ display_name: 'Dos Canales', has_sms: true, has_whatsapp: true, unread_count: 2 })
})

test('the last webhook’s moment is shown, to the minute', async () => {
  const dealer = await newOrganization()
  const { phone_number: to } = await dealer.connect()
  const startedAt = Date.now()
  await customerWrites({ from: newCustomer(), to, body: 'Now' })
  await eventually(async () => {
    const { last_webhook_at } = (await dealer.client.get('/api/settings/twilio/status')).body
    expect(Date.parse(last_webhook_at)).toBeGreaterThanOrEqual(startedAt - 1000)
  })
})
