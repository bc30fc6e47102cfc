import { beforeAll, expect, test } from 'vitest'
import { openModel } from '../assistant/open-model.ts'
import { callConsole, customerWrites, newOrganization, openClient, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'

let ours: TestOrganization
let token: string
let mail: string
let to: string
beforeAll(async () => {
  ours = await newOrganization()
  to = (await ours.connect()).phone_number
  token = (await ours.client.post('/api/leads/http')).body.http.token
  mail = (await ours.client.post('/api/leads/mail')).body.mail.address
})

const adf = (phone: string, email: string, more = '') =>
  `<?ADF VERSION "1.0"?><adf><prospect><vehicle interest="buy"><year>2021</year><make>Ford</make><model>Escape</model></vehicle><customer><contact><name part="full">Ana Torres</name><email>${email}</email>${phone && `<phone>${phone}</phone>`}</contact><comments>Still there?${more}</comments></customer><provider><name>Cars.com</name></provider></prospect></adf>`
const post = async (body: string, to = token, type = 'application/xml') =>
  (await openClient()).send('POST', `/api/public/leads/${to}`, undefined, {
    raw: body,
    headers: { 'content-type': type },
  })
const contactOf = async (id: string) => (await ours.client.get(`/api/contacts/${id}`)).body
const unread = async () => (await ours.client.get('/api/leads')).body.unread as { id: string; problem: string }[]

test('a provider’s document is an unread message of a new contact with source and wishes, once however often it comes', async () => {
  const phone = newCustomer()
  for (let i = 0; i < 2; i++)
    expect(await post(adf(phone, 'ana@example.com'))).toMatchObject({ status: 200, body: { received: true } })
  const { row, messages } = await findConversation(ours.client, phone)
  expect(messages).toMatchObject([
    { body: 'Still there?\n2021 Ford Escape', direction: 'inbound', lead: { kind: 'adf', detail: 'Cars.com' } },
  ])
  expect(row.unread_count ?? row.unread).toBeTruthy()
  await eventually(async () =>
    expect(await contactOf(row.contact_id)).toMatchObject({
      first_name: 'Ana',
      last_name: 'Torres',
      email: 'ana@example.com',
      looking_for: '2021 Ford Escape',
      source: { kind: 'adf', detail: 'Cars.com' },
    }),
  )
})

test('the first number that exists reaches who gives several, and the rest and their deal stand with the contact', async () => {
  const [day, cell] = [newCustomer(), newCustomer()]
  const lead = `<adf><prospect><vehicle interest="trade-in"><year>2015</year><make>Kia</make><model>Soul</model><vin>KNDJP3A57F7100001</vin><odometer units="mi">91,000</odometer><condition>good</condition></vehicle><customer><contact><name part="full">Stone, Rae</name><phone time="day">${day} ext. 23</phone><phone type="cellphone"></phone><phone type="cellphone">${cell}</phone><phone>1</phone></contact></customer></prospect></adf>`
  await post(lead)
  const { row, messages } = await findConversation(ours.client, cell)
  expect(messages[0]?.body).toContain('Trade-in: 2015 Kia Soul, 91,000 mi')
  expect(messages[0]?.body).toContain(`Day: ${day} ext. 23`)
  const { id } = await contactOf(row.contact_id)
  expect(await contactOf(id)).toMatchObject({
    first_name: 'Rae',
    last_name: 'Stone',
    numbers: [{ value: day, label: 'Day' }],
    looking_for: null,
    trade_in: '2015 Kia Soul',
  })
  await eventually(async () =>
    expect((await ours.client.get(`/api/contacts/${id}/deal`)).body.deal.trade_in).toMatchObject({
      what: '2015 Kia Soul',
      vin: 'KNDJP3A57F7100001',
      mileage: 91_000,
      condition: 'good',
    }),
  )
  await customerWrites({ from: day, to, body: 'It is me' })
  await eventually(async () => expect((await findConversation(ours.client, cell)).messages).toHaveLength(2))
})

test('known people are met by number and by email, and keep what is known of them', async () => {
  const phone = newCustomer()
  const known = { first_name: 'Luz', last_name: 'Ruiz', phone, email: 'luz@example.com' }
  const { id } = (await ours.client.post('/api/contacts', known)).body
  await post(adf(phone, 'other@example.com', ' By number'))
  await eventually(async () =>
    expect((await ours.client.get('/api/contacts?search=luz@example.com')).body.data).toHaveLength(1),
  )
  await post(adf('', 'Luz@example.com', ' By email'))
  await eventually(async () => {
    const { messages } = await findConversation(ours.client, phone)
    expect(messages.map(({ body }) => body.split('\n')[0])).toEqual(['Still there? By number', 'Still there? By email'])
  })
  expect(await contactOf(id)).toMatchObject({ ...known, source: { kind: 'by_hand' } })
})

test('who gives no number but an email is a contact too, and cannot be texted', async () => {
  await post(adf('', 'pat@example.com'))
  const found = await eventually(async () => {
    const { data } = (await ours.client.get('/api/contacts?search=pat@example.com')).body
    return data[0] ?? Promise.reject(new Error('Not found yet.'))
  })
  expect(found).toMatchObject({ email: 'pat@example.com', phone: null })
  const sent = await ours.client.post(`/api/chats/sms/${found.conversation_id}/send`, { body: 'Hello' })
  expect(sent.status).toBeGreaterThanOrEqual(400)
})

test('mail with ADF attached, and a form in lines, come in the same way', async () => {
  const [first, second] = [newCustomer(), newCustomer()]
  const inbound = { to: mail, from: 'Site <web@dealer.example>', subject: 'New lead', text: 'See attached' }
  await callConsole('POST', 'mail/inbound', {
    ...inbound,
    attachments: [{ name: 'lead.xml', content_type: 'application/xml', content: adf(first, 'm@example.com') }],
  })
  await callConsole('POST', 'mail/inbound', { ...inbound, text: `Name: Sam Lee\nPhone: ${second}\nMessage: Hi there` })
  expect((await findConversation(ours.client, first)).messages[0]).toMatchObject({ lead: { kind: 'adf' } })
  expect((await findConversation(ours.client, second)).messages[0]).toMatchObject({
    body: 'Hi there',
    lead: { kind: 'form', detail: 'Site' },
  })
})

test('a form with somebody’s number neither takes their STOP back nor is a message of theirs', async () => {
  const [stopped, other] = [newCustomer(), newCustomer()]
  const form = (phone: string, question: string) =>
    post(JSON.stringify({ name: 'Ana Ray', phone, question }), token, 'application/json')
  await customerWrites({ from: stopped, to, body: 'STOP' })
  const { id } = await findConversation(ours.client, stopped)
  for (const question of ['START', 'Yes']) expect(await form(stopped, question)).toMatchObject({ status: 200 })
  expect((await ours.client.post(`/api/chats/sms/${id}/send`, { body: 'Hello' })).body).toMatchObject({
    code: 'opted_out',
  })

  await form(other, 'Hello')
  const { row } = await findConversation(ours.client, other)
  await customerWrites({ from: other, to, body: 'It was me' })
  await eventually(async () => {
    const { data } = (await ours.client.get(`/api/contacts/${row.contact_id}/consents`)).body
    const wrote = data.filter(({ method }: { method: string }) => method === 'message')
    const { sent_at } =
      (await findConversation(ours.client, other)).messages.find(({ body }) => body === 'It was me') ?? {}
    expect(wrote.map(({ at }: { at: string }) => Date.parse(at))).toEqual([Date.parse(sent_at ?? '') - 1])
  })
})

test('an email that is none, or nobody’s, makes no two people one', async () => {
  const [first, second] = [newCustomer(), newCustomer()]
  await post(adf(first, 'none@none.com', ' One'))
  await post(adf(second, 'none@none.com', ' Two'))
  await post(adf('', 'n/a'))
  const [one, two] = [await findConversation(ours.client, first), await findConversation(ours.client, second)]
  expect(one.row.contact_id).not.toBe(two.row.contact_id)
  expect(await contactOf(one.row.contact_id)).toMatchObject({ email: null })
  const kept = await unread()
  expect(kept).toMatchObject([{ problem: 'no_contact' }])
  await ours.client.delete(`/api/leads/unread/${kept[0]?.id}`)
})

test('what cannot be read is kept, shown, and told, until it is dismissed', async () => {
  await post('<adf><prospect>')
  const spam = { to: mail, from: 'a@b.example', subject: 'Win', text: `Phone: ${newCustomer()}`, is_spam: true }
  await callConsole('POST', 'mail/inbound', spam)
  await callConsole('POST', 'mail/inbound', { to: mail, from: 'a@b.example', subject: 'Invoice', text: 'Please pay' })
  const kept = await unread()
  expect(kept.map(({ problem }) => problem).toSorted()).toEqual(['broken', 'no_lead'])
  const { data } = (await ours.client.get('/api/notifications')).body
  expect(data.filter(({ kind }: { kind: string }) => kind === 'lead_unreadable')).toHaveLength(3)
  for (const { id } of kept) await ours.client.delete(`/api/leads/unread/${id}`)
  expect(await unread()).toEqual([])
})

test('what no rule reads shows who it seems to be of, newest first, to whoever sees all, and becomes a contact at a click', async () => {
  const phone = newCustomer()
  for (const text of ['Hello, no number', `Soy Pat, márcame al ${phone}, gracias`])
    await callConsole('POST', 'mail/inbound', { to: mail, from: 'Site <web@dealer.example>', subject: 'Hi', text })
  const { data } = (await ours.client.get('/api/leads/unread')).body
  expect(data.map(({ found }: { found: object }) => found)).toMatchObject([
    { name: '', phone, email: '' },
    { phone: '', email: '' },
  ])
  const [{ id }, other] = data

  const { role } = (await ours.client.post('/api/roles', { name: 'Sets up', rights: ['settings'] })).body
  const { id: member, client } = await ours.addMember({ role: 'agent' })
  await ours.client.put(`/api/team/members/${member}/role`, { role: role.id })
  expect((await client.get('/api/leads')).body.unread).toEqual([])
  expect((await client.get('/api/leads/unread')).body).toEqual({ data: [], cursor: null })
  expect((await client.get('/api/leads/unread/count')).body).toEqual({ count: 0 })
  expect((await client.post(`/api/leads/unread/${id}/contact`, { phone })).status).toBe(404)
  expect((await client.delete(`/api/leads/unread/${id}`)).status).toBe(204)

  expect((await ours.client.post(`/api/leads/unread/${other.id}/contact`, { phone: '12' })).status).toBe(422)
  for (let i = 0; i < 2; i++) {
    const { body } = await ours.client.post(`/api/leads/unread/${id}/contact`, { name: 'Pat Ray', phone })
    const { row, messages } = await findConversation(ours.client, phone)
    expect(body).toMatchObject({ contact_id: row.contact_id })
    expect(messages).toMatchObject([{ body: expect.stringContaining('márcame'), lead: { kind: 'form' } }])
  }
  expect((await ours.client.get('/api/leads/unread/count')).body).toEqual({ count: 1 })
  await ours.client.delete(`/api/leads/unread/${other.id}`)
})

test('an AI fills in what stands in the mail letter by letter, and nothing else', async () => {
  const model = await openModel(ours.org)
  const ai = (key: string, value: string) => ({ key, value, group: 'ai' })
  await ours.client.post('/api/settings/bulk-update', {
    settings: [ai('openai_api_key', model.keys.openai), ai('openai_enabled', 'true')],
  })
  const facts = { name: 'Pat Ray', phone: '512 555 0199', email: 'pat@made.up' }
  await model.script({ calls: [{ name: 'facts', arguments: facts }] })
  const text = 'Pat Ray here, five one two, write me: pat.ray@b.example'
  await callConsole('POST', 'mail/inbound', { to: mail, from: 'a@b.example', subject: 'Hello', text })
  const [{ id, found }] = (await ours.client.get('/api/leads/unread')).body.data
  expect(found).toEqual({ name: 'Pat Ray', phone: '', email: 'pat.ray@b.example' })
  await ours.client.delete(`/api/leads/unread/${id}`)
})

test('an address that was replaced takes nothing, nor does one of mail by the web', async () => {
  const made = (await ours.client.post('/api/leads/http')).body.http.token
  expect(await post(adf(newCustomer(), 'x@example.com'), token)).toMatchObject({ status: 404 })
  token = made
  expect(await post(adf(newCustomer(), 'x@example.com'), mail.split('@')[0])).toMatchObject({ status: 404 })
})

test('a form’s JSON comes in, a robot’s is dropped, and one without a number or an email is refused', async () => {
  const phone = newCustomer()
  const form = (fields: object) => post(JSON.stringify(fields), token, 'application/json')
  expect(await form({ name: 'Bot', phone: newCustomer(), website: 'http://x' })).toMatchObject({ status: 200 })
  expect(await form({ name: 'Ana' })).toMatchObject({ status: 422 })
  expect(await form({ name: 'Ana Ray', phone, question: 'Open Sunday?', source: 'Homepage' })).toMatchObject({
    status: 200,
  })
  expect((await findConversation(ours.client, phone)).messages).toMatchObject([
    { body: 'Open Sunday?', lead: { detail: 'Homepage' } },
  ])
})
