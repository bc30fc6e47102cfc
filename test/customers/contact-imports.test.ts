import { beforeAll, expect, test } from 'vitest'
import { type Client, customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { sendFile } from '../feeds.ts'

let ours: TestOrganization
let account: Awaited<ReturnType<TestOrganization['connect']>>
beforeAll(async () => {
  ours = await newOrganization()
  account = await ours.connect()
})

const address = (id: string) => `/api/contacts/imports/${id}`
const stateOf = async (id: string, client = ours.client) => (await client.get(address(id))).body

async function upload(text: string, client: Client = ours.client): Promise<string> {
  const { body } = await client.post('/api/contacts/imports', { filename: 'people.csv', size: 1_000_000 })
  await sendFile(body.upload, text)
  await eventually(async () => expect((await stateOf(body.id, client)).status).toBe('ready'))
  return body.id
}

async function bringIn(text: string, more: object = {}, client: Client = ours.client) {
  const id = await upload(text, client)
  const started = await client.change('PUT', address(id), { consent: 'Asked at the desk', ...more, start: true })
  expect(started.status, started.text).toBe(200)
  await eventually(async () => expect((await stateOf(id, client)).status).toBe('done'))
  return { id, ...(await stateOf(id, client)) }
}

const national = (phone: string) => `(${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`
const file = (...rows: string[]) => ['First Name;Surname;Mobile;E-mail;Tags', ...rows, ''].join('\n')
const byPhone = async (phone: string) => {
  const taken = await ours.client.post('/api/contacts', { first_name: 'A', last_name: 'B', phone })
  return (await ours.client.get(`/api/contacts/${taken.body.contact_id}`)).body
}

test('a file’s columns are known by their names, and a preview says what is wrong in which cell', async () => {
  const id = await upload(
    file(`Ana;Torres;${national(newCustomer())};ana@example.com;Urgent`, 'Ben;Ruiz;12;not-one;Nope'),
  )
  const { columns, preview, counts } = await stateOf(id)
  expect(columns.map(({ field }: { field: string }) => field)).toEqual([
    ...['first_name', 'last_name', 'phone', 'email', 'labels'],
  ])
  expect(preview[0]).toMatchObject({ line: 2, values: { first_name: 'Ana' }, errors: {} })
  expect(Object.keys(preview[1].errors)).toEqual(['phone'])
  expect(Object.keys(preview[1].left_out).toSorted()).toEqual(['email', 'labels'])
  expect(counts.rows).toBe(0)
})

test('a preview tells whose number is a contact’s already, and stages and labels may be in Spanish', async () => {
  const [known, whatsapp] = [newCustomer(), newCustomer()]
  await ours.client.post('/api/contacts', { first_name: 'A', last_name: 'B', phone: known, whatsapp_number: whatsapp })
  const id = await upload(
    [
      'Nombre;Celular;WhatsApp;Etapa;Etiquetas',
      `Ana;${newCustomer()};;En Negociacion;Cotización, urgente`,
      `Ben;${known};;Sold;`,
      `Cruz;${newCustomer()};${whatsapp};;`,
    ].join('\n'),
  )
  const { preview } = await stateOf(id)
  expect(preview.map(({ known }: { known: boolean }) => known)).toEqual([false, true, true])
  expect(preview.map(({ errors }: { errors: object }) => errors)).toEqual([{}, {}, {}])
  await ours.client.change('PUT', address(id), { consent: 'Asked', start: true })
  await eventually(async () => expect((await stateOf(id)).counts).toMatchObject({ created: 1, skipped: 2 }))
  await eventually(async () => {
    const { data } = (await ours.client.get('/api/contacts?search=ana&stage=working_deal')).body
    expect(data[0]?.labels).toEqual(['Quote', 'Urgent'])
  })
})

test('earlier imports are listed with what came of them, for managers everybody’s', async () => {
  const [agent, other] = await Promise.all([ours.addMember({ role: 'agent' }), ours.addMember({ role: 'agent' })])
  const { id } = await bringIn(file(`Ana;Torres;${newCustomer()};;`), {}, agent.client)
  const listed = async (client = ours.client) => (await client.get('/api/contacts/imports')).body.data
  const [first] = await listed()
  expect(first).toMatchObject({ id, status: 'done', filename: 'people.csv', counts: { rows: 1, created: 1 } })
  expect(first.undo_until).toBeTruthy()
  expect(await listed(agent.client)).toEqual([first])
  expect(await listed(other.client)).toEqual([])
})

test('what is wrong stays out and can be had with its reasons, all else comes in once however often it is sent', async () => {
  const [ana, ben] = [newCustomer(), newCustomer()]
  const rows = [
    `Ana;Torres;${national(ana)};ana@example.com;Urgent`,
    `Ben;Ruiz;${ben};;`,
    `Ben;Again;${ben};;`,
    '=1+1;X;12;;',
  ]
  const first = await bringIn(file(...rows))
  expect(first.counts).toMatchObject({ rows: 4, created: 2, updated: 0, skipped: 0, errors: 2 })
  expect(await byPhone(ana)).toMatchObject({ first_name: 'Ana', email: 'ana@example.com', labels: ['Urgent'] })
  expect((await (await newOrganization()).client.get(first.errors_url)).status).toBe(404)
  const refused = await ours.client.get(first.errors_url)
  const text = await (await fetch(refused.headers.location as string)).text()
  expect(text).toContain('Line 3 has the same number.')
  expect(text).toContain(",'=1+1,")

  const second = await bringIn(file(...rows))
  expect(second.counts).toMatchObject({ rows: 4, created: 0, updated: 0, skipped: 2, errors: 2 })
})

test.each([
  ['skip', { email: null, first_name: 'Cleo' }],
  ['fill', { email: 'new@example.com', first_name: 'Cleo' }],
  ['overwrite', { email: 'new@example.com', first_name: 'Clara' }],
])('who is known already: %s', async (on_known, found) => {
  const phone = newCustomer()
  await ours.client.post('/api/contacts', { first_name: 'Cleo', last_name: 'Diaz', phone })
  await bringIn(file(`Clara;Diaz;${phone};new@example.com;`), { on_known })
  expect(await byPhone(phone)).toMatchObject(found)
})

test.each([
  ['skip', [false, false]],
  ['fill', [false, true]],
  ['overwrite', [true, true]],
] as const)('the other number of who is known: %s', async (on_known, [isReplaced, isFilled]) => {
  const [both, whatsapp, one, newer, first] = Array.from({ length: 5 }, newCustomer)
  const known = { first_name: 'Gil', last_name: 'Ortiz' }
  await ours.client.post('/api/contacts', { ...known, phone: both, whatsapp_number: whatsapp })
  await ours.client.post('/api/contacts', { ...known, phone: one })
  const rows = ['Name;Phone;WhatsApp', `Gil Ortiz;${both};${newer}`, `Gil Ortiz;${one};${first}`]
  await bringIn(rows.join('\n'), { on_known })
  expect(await byPhone(both ?? '')).toMatchObject({ whatsapp_number: isReplaced ? newer : whatsapp })
  expect(await byPhone(one ?? '')).toMatchObject({ whatsapp_number: isFilled ? first : null })
  // The number that was replaced is free for somebody else.
  const next = await ours.client.post('/api/contacts', { ...known, phone: whatsapp })
  expect(next.status).toBe(isReplaced ? 200 : 409)
})

test('a number that once wrote STOP is still opted out when it comes in again', async () => {
  const phone = newCustomer()
  await customerWrites({ from: phone, to: account.phone_number, body: 'STOP' })
  const { id } = await byPhone(phone)
  await ours.client.change('DELETE', `/api/contacts/${id}`)
  await bringIn(file(`Dana;Ruiz;${phone};;`))
  const again = await byPhone(phone)
  const { body: row } = await ours.client.get(`/api/chats/by-contact/${again.id}`)
  expect(row.channels.sms.opted_out_at).toEqual(expect.any(String))
})

test('an import is started with consent and a column of numbers only', async () => {
  const id = await upload(file(`Ana;Torres;${newCustomer()};;`))
  const start = (more: object) => ours.client.change('PUT', address(id), { start: true, ...more })
  expect(await start({ consent: ' ' })).toMatchObject({
    status: 422,
    body: { errors: { consent: expect.any(String) } },
  })
  const mapping = { 'First Name': 'first_name' }
  expect(await start({ consent: 'x', mapping })).toMatchObject({
    status: 422,
    body: { errors: { mapping: expect.any(String) } },
  })
  expect((await ours.client.change('DELETE', address(id))).body.status).toBe('canceled')
  expect((await start({ consent: 'x' })).status).toBe(409)
})

test('where somebody agreed to be contacted stays in their history, and nothing of it with who was known', async () => {
  const [ana, ben] = [newCustomer(), newCustomer()]
  await ours.client.post('/api/contacts', { first_name: 'Ben', last_name: 'B', phone: ben })
  await bringIn(file(`Ana;Torres;${ana};;`, `Ben;Ruiz;${ben};;`), { consent: 'Signed at the desk', on_known: 'fill' })
  const { id } = await byPhone(ana)
  await ours.client.put(`/api/contacts/${id}`, { stage: 'sold' })
  const historyOf = async (id: string) => (await ours.client.get(`/api/contacts/${id}/history`)).body.data
  const { body: me } = await ours.client.get('/api/me')
  expect(await historyOf(id)).toMatchObject([
    { type: 'stage', to: 'sold' },
    { type: 'imported', user: { id: me.id }, remark: 'Signed at the desk' },
  ])
  expect(await historyOf((await byPhone(ben)).id)).toEqual([])
})

test('what an import made can be taken back, but for who has written meanwhile', async () => {
  const [quiet, talks] = [newCustomer(), newCustomer()]
  const { id } = await bringIn(file(`Eva;Quiet;${quiet};;`, `Eli;Talks;${talks};;`))
  const made = await byPhone(quiet)
  // A cancel that comes too late takes nothing back.
  expect((await ours.client.change('DELETE', `${address(id)}?only=cancel`)).status).toBe(409)
  await customerWrites({ from: talks, to: account.phone_number, body: 'Hello' })
  expect((await ours.client.change('DELETE', address(id))).body.status).toBe('undone')
  await eventually(async () => expect((await ours.client.get(`/api/contacts/${made.id}`)).status).toBe(404))
  expect(await byPhone(talks)).toMatchObject({ first_name: 'Eli' })
  expect((await ours.client.change('DELETE', address(id))).status).toBe(409)
})

test('what an agent imported is taken back but for whom somebody worked with since, or the agent may no longer see', async () => {
  const [agent, colleague] = await Promise.all([ours.addMember({ role: 'agent' }), ours.addMember({ role: 'agent' })])
  const names = ['quiet', 'edited', 'noted', 'given', 'moved']
  const phones = names.map(() => newCustomer())
  const { id } = await bringIn(file(...phones.map((phone, i) => `Eva;${names[i]};${phone};;`)), {}, agent.client)
  const [quiet, edited, noted, given, moved] = await Promise.all(phones.map(async (phone) => (await byPhone(phone)).id))
  await ours.client.put(`/api/contacts/${edited}`, { first_name: 'Ida' })
  await ours.client.post(`/api/contacts/${noted}/notes`, { content: 'Wants a truck' })
  await ours.client.post('/api/assignments/assign', { contact_id: given, agent_id: colleague.id })
  await ours.client.put(`/api/contacts/${moved}`, { stage: 'sold' })
  expect((await agent.client.change('DELETE', address(id))).body.status).toBe('undone')
  await eventually(async () => expect((await stateOf(id)).counts).toMatchObject({ created: 5, kept: 4 }))
  const found = await Promise.all(
    [quiet, edited, noted, given, moved].map((one) => ours.client.get(`/api/contacts/${one}`)),
  )
  expect(found.map(({ status }) => status)).toEqual([404, 200, 200, 200, 200])
})

test('an import goes by what its person may do when it comes to a row, not when it was prepared', async () => {
  const [person, colleague] = await Promise.all([
    ours.addMember({ role: 'manager' }),
    ours.addMember({ role: 'agent' }),
  ])
  const phone = newCustomer()
  const { body } = await ours.client.post('/api/contacts', { first_name: 'Fay', last_name: 'Own', phone })
  await ours.client.post('/api/assignments/assign', { contact_id: body.id, agent_id: colleague.id })
  const id = await upload(file(`Changed;Name;${phone};;`), person.client)
  expect((await ours.client.put(`/api/team/members/${person.id}/role`, { role: 'agent' })).status).toBe(200)
  const started = { consent: 'Asked', on_known: 'overwrite', start: true }
  expect((await person.client.change('PUT', address(id), started)).status).toBe(200)
  await eventually(async () => expect((await stateOf(id)).counts).toMatchObject({ updated: 0, errors: 1 }))
  expect(await byPhone(phone)).toMatchObject({ first_name: 'Fay' })
})

test('an import whose person is suspended or gone stops, and says so', async () => {
  const person = await ours.addMember({ role: 'agent' })
  const id = await upload(file(`Ana;Torres;${newCustomer()};;`), person.client)
  expect((await ours.client.delete(`/api/team/members/${person.id}`)).status).toBe(200)
  await ours.client.change('PUT', address(id), { consent: 'Asked', start: true })
  await eventually(async () => expect(await stateOf(id)).toMatchObject({ status: 'failed', counts: { created: 0 } }))
  expect((await stateOf(id)).message).toContain('no longer works here')
})

test('an export of everybody is kept from who was made an agent since', async () => {
  const person = await ours.addMember({ role: 'manager' })
  const { body } = await person.client.post('/api/contacts/exports', {})
  const get = () => person.client.get(`/api/contacts/exports/${body.id}`)
  await eventually(async () => expect((await get()).body.status).toBe('done'))
  expect((await ours.client.put(`/api/team/members/${person.id}/role`, { role: 'agent' })).status).toBe(200)
  expect((await get()).status).toBe(403)
})

test.each([
  ['en', 'Phone: Enter a valid phone number.', 'Email: '],
  ['es', 'Teléfono: ', 'Correo: '],
])('the file of refused rows names fields in its reader’s language: %s', async (language, phone, email) => {
  const org = await newOrganization()
  await org.client.patch('/api/me', { language })
  const run = await bringIn(file('Ana;Torres;12;not-one;'), {}, org.client)
  const refused = await org.client.get(run.errors_url)
  const text = await (await fetch(refused.headers.location as string)).text()
  expect(text).toContain(phone)
  expect(text).toContain(email)
  expect(text).not.toMatch(/phone:|email:/)
})

test('an agent’s import leaves colleagues’ contacts alone', async () => {
  const agent = await ours.addMember({ role: 'agent' })
  const colleague = await ours.addMember({ role: 'agent' })
  const phone = newCustomer()
  const { body } = await ours.client.post('/api/contacts', { first_name: 'Fay', last_name: 'Own', phone })
  await ours.client.post('/api/assignments/assign', { contact_id: body.id, agent_id: colleague.id })
  const run = await bringIn(file(`Changed;Name;${phone};;`), { on_known: 'overwrite' }, agent.client)
  expect(run.counts).toMatchObject({ updated: 0, errors: 1 })
  expect(await byPhone(phone)).toMatchObject({ first_name: 'Fay' })
  expect((await colleague.client.get(address(run.id))).status).toBe(404)
})

test('a file that is no list is refused in words', async () => {
  const { body } = await ours.client.post('/api/contacts/imports', { filename: 'people.xlsx', size: 1000 })
  await sendFile(body.upload, 'PK\u0003\u0004 whatever [Content_Types].xml')
  await eventually(async () => expect((await stateOf(body.id)).status).toBe('failed'))
  expect((await stateOf(body.id)).message).toMatch(/\./)
})

test('an odd cell loses nobody: who comes in without it is counted, and told with the refused rows', async () => {
  const [ana, ben] = [newCustomer(), newCustomer()]
  const rows = [`Ana;Torres;${ana};not-one;Nope, Urgent`, `Ben;Ruiz;${ben};ben@example.com;`]
  const run = await bringIn(file(...rows))
  expect(run.counts).toMatchObject({ created: 2, errors: 0, partial: 1 })
  expect(await byPhone(ana)).toMatchObject({ first_name: 'Ana', email: null, labels: ['Urgent'] })
  const told = await ours.client.get(run.errors_url)
  const text = await (await fetch(told.headers.location as string)).text()
  expect(text).toContain('2,Without this,')
  expect(text).toContain('You don’t have these labels: Nope.')
  expect(text).not.toContain('Ben')
})

test('further numbers of a row are kept with the contact, the mobile first', async () => {
  const [cell, home, work] = [newCustomer(), newCustomer(), newCustomer()]
  await bringIn(['Name,Business Phone,Home Phone,Mobile Phone', `Gil Ortiz,${work},${home},${cell}`].join('\n'))
  expect((await byPhone(cell)).numbers).toEqual([
    { value: home, label: 'Home Phone' },
    { value: work, label: 'Business Phone' },
  ])
})

test('a wish not to be written to is kept for who is new and who is known, and lifts no STOP', async () => {
  const [fresh, known, stopped] = [newCustomer(), newCustomer(), newCustomer()]
  await ours.client.post('/api/contacts', { first_name: 'Ben', last_name: 'B', phone: known })
  await customerWrites({ from: stopped, to: account.phone_number, body: 'STOP' })
  const rows = ['Name,Phone,Do Not Text', `Ana A,${fresh},Yes`, `Ben B,${known},Y`, `Cal C,${stopped},No`]
  await bringIn(rows.join('\n'))
  for (const phone of [fresh, known, stopped]) {
    const { id } = await byPhone(phone)
    const { body: row } = await ours.client.get(`/api/chats/by-contact/${id}`)
    expect(row.channels.sms.opted_out_at, phone).toEqual(expect.any(String))
  }
})

test('columns called as every object’s properties are shown, and the import can be canceled', async () => {
  const id = await upload(`__proto__,constructor,Phone\nx,y,${newCustomer()}`)
  expect((await stateOf(id)).columns).toHaveLength(3)
  expect((await ours.client.change('DELETE', address(id))).body.status).toBe('canceled')
})

test('a list of 240 columns and one of Outlook’s 92 come in by those that we know', async () => {
  const names = Array.from({ length: 236 }, (_, i) => `Property ${i + 1}`)
  const phone = newCustomer()
  const cells = names.map((_, i) => `value ${i}`)
  await bringIn([`First Name,${names.join(',')},Mobile`, `Wanda,${cells.join(',')},${phone}`].join('\n'))
  expect(await byPhone(phone)).toMatchObject({ first_name: 'Wanda' })
})

test('a column named like a field of the dealership’s own fills it, and what doesn’t fit is left out and told', async () => {
  const add = async (name: string, kind: string, choices?: string[]) =>
    (await ours.client.post('/api/fields', { name, kind, choices })).body.field.key as string
  const [lease, tier, payoff, vip] = [
    await add('Lease Ends', 'date'),
    await add('Tier', 'choice', ['Gold', 'Silver']),
    await add('Payoff', 'number'),
    await add('VIP', 'yes_no'),
  ]
  const [ana, ben] = [newCustomer(), newCustomer()]
  const header = 'First Name;Last Name;Mobile;Lease Ends;Tier;Payoff;VIP'
  const { counts } = await bringIn(
    [header, `Ana;Torres;${ana};5/31/27;gold;"$12,500";Sí`, `Ben;Ruiz;${ben};soon;Bronze;1;no`, ''].join('\n'),
  )
  expect(counts).toMatchObject({ created: 2, partial: 1 })
  expect((await byPhone(ana)).custom).toEqual({ [lease]: '2027-05-31', [tier]: 'Gold', [payoff]: 12500, [vip]: true })
  expect((await byPhone(ben)).custom).toEqual({ [payoff]: 1, [vip]: false })
  await bringIn([header, `Ben;Ruiz;${ben};2028-01-01;;900;`, ''].join('\n'), { on_known: 'fill' })
  expect((await byPhone(ben)).custom).toEqual({ [lease]: '2028-01-01', [payoff]: 1, [vip]: false })
})
