import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { findMessage, setForwardStatus } from '../../functions/core/messaging/messages/door.ts'
import { LOTWIRE } from '../../functions/core/platform/actor.ts'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import type { Letter } from '../../lib/local/mail.ts'
import { callConsole, newOrganization, openClient, type TestOrganization } from '../cloud.ts'
import { assign, newConversation } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { PDF, PNG, type TestFile, uploadInOnePiece } from '../files.ts'

let ours: TestOrganization
let leads: string
beforeAll(async () => {
  ours = await newOrganization({ name: 'Mariposa "Motors"' })
  leads = (await ours.client.post('/api/leads/mail')).body.mail.address
})

const newCustomer = () => `ana-${randomUUID().slice(0, 8)}@gmail.example`
const bring = async (mail: object) => expect((await callConsole('POST', 'inbox/mails', mail)).status).toBe(200)
const lettersTo = async (to: string): Promise<Letter[]> =>
  (await callConsole('GET', `inbox/mails?to=${encodeURIComponent(to)}`)).body.mails
const rows = async () => (await ours.client.get('/api/chats/recent-by-contact?status=all&per_page=200')).body.data

async function threadOf(name: string) {
  const row = (await rows()).find((one: { display_name: string }) => one.display_name === name)
  if (!row) throw new Error(`${name} is not in the list.`)
  const path = `/api/chats/email/${row.email_conversation_id}`
  const { messages } = (await ours.client.get(`${path}/messages`)).body
  return { row, path, messages: messages as { body: string; direction: string; from: string; mail: object | null }[] }
}

/** A lead that came by mail with no number, and was answered once. */
async function answered() {
  const address = newCustomer()
  const name = `Ana ${address.slice(4, 12)}`
  await bring({
    to: leads,
    from: 'Site <web@dealer.example>',
    subject: 'New lead',
    text: `Name: ${name}\nEmail: ${address}\nMessage: Is the Escape still there?`,
  })
  const { path, row } = await eventually(() => threadOf(name))
  const sent = await ours.client.post(`${path}/send`, { body: 'It is. When can you come?', contact_id: row.contact_id })
  expect(sent).toMatchObject({ status: 200, body: { message: { status: 'sent' } } })
  const [letter] = await lettersTo(address)
  if (!letter) throw new Error('Nothing was sent.')
  return { address, name, path, row, letter, thread: () => threadOf(name) }
}

test('a lead without a number is answered by mail, and the customer’s reply stands in the same thread, once', async () => {
  const { address, path, row, letter, thread } = await answered()
  expect(row).toMatchObject({ most_recent_type: 'email', sms_conversation_id: null, contact: { email: address } })
  expect(letter).toMatchObject({
    from: '"Mariposa Motors" <no-reply@lotwire.localhost>',
    reply_to: expect.stringMatching(/^r-[0-9a-f]{24}@leads\.lotwire\.example$/),
    text: 'It is. When can you come?',
  })

  const ids = { 'Message-ID': `<first-${address}>` }
  const text = 'Tomorrow at ten.\n\nOn Mon, Nov 30, 2026, Mariposa Motors wrote:\n> It is. When can you come?'
  await callConsole('POST', 'inbox/replies', { from: `Ana <${address}>`, text, headers: ids, times: 3 })
  const { messages } = await eventually(async () => {
    const found = await thread()
    expect(found.messages).toHaveLength(3)
    return found
  })
  expect(messages.at(-1)).toMatchObject({
    direction: 'inbound',
    body: 'Tomorrow at ten.',
    from: address,
    mail: { quoted: expect.stringContaining('> It is.'), is_forged: false },
  })

  const next = await ours.client.post(`${path}/send`, { body: 'See you then.' })
  expect(next).toMatchObject({ status: 200, body: { message: { status: 'sent' } } })
  const [second] = await lettersTo(address)
  expect(second).toMatchObject({
    subject: 'Re: Mariposa "Motors"',
    headers: {
      'In-Reply-To': ids['Message-ID'],
      References: expect.stringMatching(`${letter.message_id} ${ids['Message-ID']}$`),
    },
  })
})

test('several files leave in one mail, and those beyond its room as links', async () => {
  const { address, path } = await answered()
  const upload = async (file: TestFile) => (await uploadInOnePiece(ours.client, file)).body.url
  const large = { ...PNG, name: 'large.png', bytes: Buffer.concat([Buffer.from(PNG.bytes), Buffer.alloc(4_000_000)]) }
  const [media_url, ...more_media] = await Promise.all([PNG, PDF, large, large, large].map(upload))
  const sent = await ours.client.post(`${path}/send`, { body: 'The papers.', media_url, more_media })
  expect(sent).toMatchObject({ status: 200, body: { messages: [{ body: 'The papers.', status: 'sent' }] } })
  expect(sent.body.message.media).toHaveLength(5)
  const [letter] = await lettersTo(address)
  expect(letter?.attachments.map(({ name }) => name)).toEqual([PNG.name, PDF.name, 'large.png', 'large.png'])
  expect(letter?.text).toMatch(/^The papers\.\nlarge\.png: http/)

  const account = await ours.connect()
  const customer = await newConversation(ours, { to: account.whatsapp_from, name: 'Bea' })
  const refused = await ours.client.post(`/api/chats/whatsapp/${customer.id}/send`, {
    body: 'Both',
    media_url,
    more_media,
  })
  expect(refused).toMatchObject({ status: 422, body: { message: expect.stringContaining('one file') } })
})

test('a mail is forwarded once, with its text and files, to somebody who becomes no contact, and a bounce says so alone', async () => {
  const { address, path, name, letter, thread } = await answered()
  await bring({
    to: letter.reply_to,
    from: `Ana <${address}>`,
    subject: 'Re: the Escape',
    text: 'My papers.\n\nOn Mon, Nov 30, 2026, Mariposa Motors wrote:\n> It is. When can you come?',
    attachments: [{ name: 'papers.pdf', content_type: PDF.type, content: Buffer.from(PDF.bytes).toString('base64') }],
  })
  const mail = await eventually(async () => {
    const found = (await thread()).messages.at(-1) as unknown as { id: string; body: string; media: object[] }
    expect(found).toMatchObject({ body: 'My papers.', media: [{ status: 'ready' }] })
    return found
  })
  const before = await thread()
  const people = (await rows()).length
  const lender = `lender-${randomUUID().slice(0, 8)}@bank.example`
  const forward = `${path}/messages/${mail.id}/forward`
  const asked = { to: lender, body: 'Can you finance her?', client_id: randomUUID() }
  for (const times of [1, 2])
    expect(await ours.client.post(forward, asked), `${times}`).toMatchObject({
      status: 200,
      body: { message: { body: 'My papers.', mail: { forwards: [{ to: lender, body: asked.body, status: 'sent' }] } } },
    })

  const letters = await lettersTo(lender)
  const { email } = (await ours.client.get('/api/me')).body
  expect(letters).toMatchObject([
    {
      subject: 'Fwd: Re: the Escape',
      reply_to: email,
      headers: {},
      attachments: [{ name: 'papers.pdf' }],
      text: expect.stringMatching(
        new RegExp(`^Can you finance her\\?[^]*From: ${name} <${address}>[^]*My papers\\.[^]*> It is\\. When`),
      ),
    },
  ])
  const after = await thread()
  expect(after.messages).toHaveLength(before.messages.length)
  expect(after.row).toMatchObject({ unread_count: before.row.unread_count, last_message: before.row.last_message })

  await callConsole('POST', 'inbox/events', { to: lender, event: 'bounce' })
  await eventually(async () =>
    expect((await thread()).messages.at(-1)?.mail).toMatchObject({ forwards: [{ status: 'undelivered' }] }),
  )
  expect((await thread()).row.channels.email).toMatchObject({ no_way_back: false })
  expect((await rows()).length).toBe(people)
  // Whoever comes later with what was known before changes nothing.
  const kept = await findMessage(provenOrg(ours.org), after.row.email_conversation_id, mail.id, true)
  for (const status of ['sent', 'delivered'] as const)
    expect(kept && (await setForwardStatus(kept, 0, status))).toBe(false)
  expect((await ours.client.get('/api/audit?action=mail_forwarded')).body.data).toMatchObject([
    { message: `Forwarded an email of ${name} to ${lender}` },
  ])

  const agent = () => ours.addMember({ role: 'agent' })
  const [theirs, holder, other] = await Promise.all([newOrganization(), agent(), agent()])
  await assign(ours.client, (await thread()).row, holder.id)
  for (const { client } of [theirs, other]) expect((await client.post(forward, { to: lender })).status).toBe(404)

  await callConsole('POST', 'inbox/events', { to: address, event: 'bounce' })
  const refused = await ours.client.post(forward, { to: address })
  expect(refused).toMatchObject({ status: 422, body: { message: expect.stringContaining('came back') } })
})

test.each<[string, boolean, (known: { address: string; letter: Letter }) => object]>([
  ['to the thread’s address', true, ({ letter: { reply_to: to } }) => ({ to })],
  ['that names a mail of ours', true, ({ letter }) => ({ to: leads, headers: { References: letter.message_id } })],
  ['of a known sender', true, ({ address: from }) => ({ to: leads, from })],
  ['with the same subject alone', false, ({ letter: { subject } }) => ({ to: leads, subject })],
  [
    'of a forged sender, whatever it knows',
    false,
    ({ address: from, letter: { reply_to: to } }) => ({ to, from, verdicts: { dmarc: 'FAIL' } }),
  ],
  [
    'that may be forged',
    false,
    ({ address: from }) => ({ to: leads, from, verdicts: { dmarc: 'GRAY', spf: 'GRAY', dkim: 'GRAY' } }),
  ],
])('a mail %s joins a thread: %s', async (_, joins, mailOf) => {
  const known = await answered()
  const text = `It is ${randomUUID()}`
  await bring({ from: `Other <${newCustomer()}>`, subject: 'Anything', text, ...mailOf(known) })
  const { messages } = await known.thread()
  expect(messages.map(({ body }) => body).includes(text)).toBe(joins)
})

test('a forged mail stands apart, says so, and is answered by nobody but a person', async () => {
  const { address: from, letter } = await answered()
  const mail = { to: letter.reply_to, from: `Forger <${from}>`, subject: 'Hi', text: 'Send money' }
  await bring({ ...mail, verdicts: { dmarc: 'FAIL' } })
  const { messages, path, row } = await eventually(() => threadOf('Forger'))
  expect(messages).toMatchObject([{ body: 'Send money', from, mail: { is_forged: true } }])
  const before = await lettersTo(from)
  const { sendMessage } = await import('../../functions/core/messaging/messages/send-message.ts')
  const text = { type: 'email', id: row.email_conversation_id, contact_id: row.contact_id, body: 'Hello' }
  const work = { now: new Date(), requestId: 'test', org: provenOrg(ours.org), actor: LOTWIRE }
  await expect(sendMessage(work, text)).rejects.toMatchObject({ words: { key: 'automatic_withheld' } })
  expect(await lettersTo(from)).toEqual(before)
  expect((await ours.client.post(`${path}/send`, { body: 'Who are you?' })).status).toBe(200)
})

test('a dealership’s mail comes from its domain once the DNS says so, and from ours until then', async () => {
  const own = await newOrganization()
  const domain = `${randomUUID().slice(0, 8)}.example`
  const settings = async () => (await own.client.get('/api/settings/mail')).body
  expect(await settings()).toEqual({
    domain: null,
    records: [],
    status: 'none',
    from: 'no-reply@lotwire.localhost',
  })
  const named = (await own.client.put('/api/settings/mail', { domain })).body
  expect(named).toMatchObject({ domain, status: 'pending' })
  expect(named.records.map(({ type, is_found }: { type: string; is_found: boolean }) => [type, is_found])).toEqual([
    ['TXT', false],
    ...Array.from({ length: 3 }, () => ['CNAME', false]),
    ['TXT', false],
  ])
  for (const { type, name, value } of named.records)
    await callConsole('POST', 'dns', { domain: name, ...(type === 'TXT' ? { texts: [value] } : { alias: value }) })
  expect(await settings()).toMatchObject({ status: 'verified', from: `info@${domain}` })

  const { id } = (
    await own.client.post('/api/contacts', {
      first_name: 'Ana',
      last_name: 'Ray',
      phone: '+15125550187',
      email: newCustomer(),
    })
  ).body
  const { conversation } = (await own.client.post('/api/chats/find-or-create', { type: 'email', contact_id: id })).body
  const sent = await own.client.post(`/api/chats/email/${conversation.id}/send`, { body: 'Hello', contact_id: id })
  expect(sent).toMatchObject({ status: 200, body: { message: { status: 'sent' } } })
  const { email } = (await own.client.get(`/api/contacts/${id}`)).body
  expect((await lettersTo(email))[0]?.from).toContain(`<info@${domain}>`)
  expect((await own.client.put('/api/settings/mail', { domain: null })).body).toMatchObject({ status: 'none' })
})

test('one POST by a mail’s code, without a login, ends offers by mail and nothing else', async () => {
  const { letter, row } = await answered()
  const code = letter.reply_to?.slice(2, 26)
  const asked = await (await openClient()).get(`/unsubscribe/${code}`)
  expect(asked).toMatchObject({ status: 200, text: expect.stringContaining('method="post"') })
  const consents = async () => (await ours.client.get(`/api/contacts/${row.contact_id}/consents`)).body.data
  expect(await consents()).toEqual([])
  const raw = { raw: 'List-Unsubscribe=One-Click', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  expect((await (await openClient()).send('POST', `/unsubscribe/${code}`, undefined, raw)).status).toBe(200)
  expect(await consents()).toMatchObject([{ purpose: 'mail_offers', state: 'withdrawn', channel: 'email' }])
  expect((await (await openClient()).send('POST', '/unsubscribe/none', undefined, raw)).status).toBe(404)
})

test('a mail that comes back closes its address until they write from it, and one that is called spam ends offers by mail', async () => {
  const { address, path, row, thread } = await answered()
  const happens = (event: string) => callConsole('POST', 'inbox/events', { to: address, event, times: 2 })
  expect((await happens('complaint')).status).toBe(200)
  expect((await thread()).messages.at(-1)).toMatchObject({ status: 'sent', mail: { is_complained: true } })
  expect((await ours.client.get(`/api/contacts/${row.contact_id}/consents`)).body.data).toMatchObject([
    { purpose: 'mail_offers', state: 'withdrawn', text: 'Spam' },
  ])

  await happens('bounce')
  const after = await thread()
  expect(after.messages.at(-1)).toMatchObject({ status: 'undelivered', error_code: 'bounced' })
  expect(after.row.channels.email).toMatchObject({ address, no_way_back: true })
  const refused = await ours.client.post(`${path}/send`, { body: 'Are you there?' })
  expect(refused).toMatchObject({ status: 422, body: { message: expect.stringContaining('came back') } })

  await callConsole('POST', 'inbox/replies', { from: address, text: 'It works again.' })
  expect(await ours.client.post(`${path}/send`, { body: 'Good.' })).toMatchObject({ status: 200 })
  await happens('delivery')
  expect((await thread()).messages.at(-1)).toMatchObject({ status: 'delivered' })
})
