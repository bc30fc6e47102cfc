import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Template } from '#contract/messaging/template.ts'
import type { Notification } from '#contract/people/notifications.ts'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import { allFollowed } from '../all-followed.ts'
import {
  type Client,
  callConsole,
  customerWrites,
  newOrganization,
  openClient,
  type TestOrganization,
} from '../cloud.ts'
import { newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { PNG, readFile, uploadInOnePiece } from '../files.ts'
import { newTemplate } from '../request.ts'
import { runDueOf } from '../run-due-of.ts'

const TEMPLATES = '/api/whatsapp/templates'

let ours: TestOrganization
let account: TwilioAccount
let agent: Client
beforeAll(async () => {
  ours = await newOrganization()
  account = await ours.connect()
  agent = (await ours.addMember({ role: 'agent' })).client
})

const create = async (more: object = {}, client = agent): Promise<Template> => {
  const { status, body, text } = await client.post(TEMPLATES, { ...newTemplate(), ...more })
  expect(status, text).toBe(200)
  return body.template
}
const find = async (id: string): Promise<Template> => (await agent.get(`${TEMPLATES}/${id}`)).body.template
const submit = (id: string) => agent.post(`${TEMPLATES}/${id}/submit`)
const sync = (id: string) => agent.post(`${TEMPLATES}/${id}/sync`)

interface AtTwilio {
  sid: string
  name: string
  status: string
  category: string
  types: Record<string, Record<string, unknown>>
  variables: Record<string, string>
  language: string
}
async function atTwilio(name: string): Promise<AtTwilio | undefined> {
  const { body } = await callConsole('GET', `twilio/templates?account_sid=${account.account_sid}`)
  return (body.templates as AtTwilio[]).find((template) => template.name === name)
}
async function review(name: string, verdict: object) {
  const { sid } = (await atTwilio(name)) as AtTwilio
  return callConsole('POST', `twilio/templates/${sid}`, verdict)
}
async function approved(more: object = {}): Promise<Template> {
  const { id, name } = await create(more)
  await submit(id)
  await review(name, { status: 'approved' })
  return (await sync(id)).body.template
}

const openHeader = async (address: unknown) => readFile(await openClient(), new URL(String(address)).pathname)

describe('a draft', () => {
  test('is kept with the fields of the specification, and listed first', async () => {
    const form = { ...newTemplate(), footer_text: 'Mariposa Motors', header_type: 'text', header_text: 'Thank you' }
    const template = await create(form)
    expect(template).toMatchObject({
      ...form,
      body: form.body_text,
      footer: form.footer_text,
      variable_count: 1,
      status: 'DRAFT',
      usage_count: 0,
      is_sendable: false,
      buttons: [],
    })
    expect((await agent.get(TEMPLATES)).body.templates[0]).toEqual(template)
    expect(await find(template.id)).toEqual(template)
  })

  test('is in Spanish and of utility where nothing else is said', async () => {
    const { name, friendly_name, body_text, variables } = newTemplate()
    const { body } = await agent.post(TEMPLATES, { name, friendly_name, body_text, variables })
    expect(body.template).toMatchObject({ language: 'es', category: 'UTILITY', header_type: 'none' })
  })

  test('is changed as a whole, its name apart', async () => {
    const { id, name } = await create({ footer_text: 'Bye' })
    const change = { name: 'other', friendly_name: 'Renamed', body_text: 'We are open again.', category: 'MARKETING' }
    const { status, body } = await agent.put(`${TEMPLATES}/${id}`, change)
    expect({ status, ...body.template }).toMatchObject({
      ...change,
      name,
      status: 'DRAFT',
      footer: null,
      variables: [],
    })
  })

  test.each([
    [{ variables: [] }, 'body_text', 'Body has 1 variable placeholders but 0 variables defined. They must match.'],
    [{ body_text: 'x'.repeat(1025), variables: [] }, 'body_text', 'Use at most 1024 characters.'],
    [{ name: 'With Space' }, 'name', 'Use lowercase letters, numbers, and underscores only.'],
    [{ friendly_name: '' }, 'friendly_name', 'This field is required.'],
    [{ language: 'fr' }, 'language', 'Choose one of: es, en, pt.'],
    [{ header_type: 'text', header_text: 'x'.repeat(61) }, 'header_text', 'Use at most 60 characters.'],
  ])('with %o is refused at the field %s', async (more, field, message) => {
    const { status, body } = await agent.post(TEMPLATES, { ...newTemplate(), ...more })
    expect({ status, body }).toMatchObject({ status: 422, body: { message, errors: { [field]: message } } })
  })

  test('cannot have another’s name in the same language', async () => {
    const { name } = await create()
    const { status, body } = await agent.post(TEMPLATES, { ...newTemplate(), name })
    expect({ status, body }).toMatchObject({ status: 409, body: { errors: { name: expect.any(String) } } })
    const { id } = await create({ name, language: 'pt' })
    const { body_text, variables } = newTemplate()
    const renamed = { body_text, variables, language: 'en' }
    expect(await agent.put(`${TEMPLATES}/${id}`, renamed)).toMatchObject({ status: 409 })
  })

  test('by two under one name at once is one, and its name is free when it is gone', async () => {
    const template = newTemplate()
    const both = await Promise.all([0, 1].map(() => agent.post(TEMPLATES, template)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { id } = both.find(({ status }) => status === 200)?.body.template ?? {}
    expect(await agent.delete(`${TEMPLATES}/${id}`)).toMatchObject({ status: 204 })
    expect(await agent.post(TEMPLATES, template)).toMatchObject({ status: 200 })
  })

  test('of the kind authentication says what WhatsApp says', async () => {
    const template = await create({ category: 'AUTHENTICATION', footer_text: 'Bye', language: 'es' })
    expect(template).toMatchObject({
      body: 'Tu código de verificación es {{1}}.',
      variables: ['code'],
      footer: null,
    })
  })

  test('is seen filled in before it is saved', async () => {
    const form = { body_text: 'Hi {{1}}, see {{2}}', header_type: 'text', header_text: 'News', footer_text: 'Bye' }
    const buttons = [{ type: 'URL', text: 'Look', url: 'https://a.example' }]
    const { body } = await agent.post(`${TEMPLATES}/preview`, { ...form, variables: ['Ana'], buttons })
    expect(body.preview).toEqual({
      header: 'News',
      body: 'Hi Ana, see {{2}}',
      footer: 'Bye',
      buttons: [{ type: 'URL', text: 'Look' }],
    })
  })

  test('keeps the caller’s file for its header, under an address that lasts, and no file of another kind', async () => {
    const { url } = (await uploadInOnePiece(agent, PNG)).body
    const { id, header_media_url } = await create({ header_type: 'image', header_media_url: url })
    expect(header_media_url).toMatch(/^http.+\/api\/files\/[\w-]+$/)
    expect(await openHeader(header_media_url)).toMatchObject({ status: 200, type: 'image/png' })
    const change = { friendly_name: 'Visit', body_text: 'Thanks.', header_type: 'image', header_media_url }
    expect((await agent.put(`${TEMPLATES}/${id}`, change)).body.template.header_media_url).toBe(header_media_url)
    const tryHeader = (header_type: string, header_media_url: string, client = agent) =>
      client.post(TEMPLATES, { ...newTemplate(), header_type, header_media_url })
    expect(await tryHeader('video', url)).toMatchObject({
      status: 422,
      body: { errors: { header_media_url: expect.any(String) } },
    })
    expect(await tryHeader('image', 'ftp://a.example/1.jpg')).toMatchObject({ status: 422 })
    expect(await tryHeader('image', url, ours.client)).toMatchObject({ status: 404 })
  })

  test('keeps what lies at an address of the internet as its own, where WhatsApp takes it', async () => {
    const address = `${process.env.PUBLIC_URL}/local/files/car.jpg`
    const { header_media_url } = await create({ header_type: 'image', header_media_url: address })
    expect(await openHeader(header_media_url)).toMatchObject({ status: 200, type: 'image/jpeg' })
    const as = (header_type: string) =>
      agent.post(TEMPLATES, { ...newTemplate(), header_type, header_media_url: address })
    expect(await as('document')).toMatchObject({
      status: 422,
      body: { errors: { header_media_url: expect.any(String) } },
    })
  })

  test('takes its header’s file along when it goes, and when another replaces it; its copy has a file of its own', async () => {
    const withFile = async () => ({
      header_type: 'image',
      header_media_url: (await uploadInOnePiece(agent, PNG)).body.url,
    })
    const { id, header_media_url } = await create(await withFile())
    const copy = (await agent.post(`${TEMPLATES}/${id}/duplicate`)).body.template
    expect((await agent.delete(`${TEMPLATES}/${id}`)).status).toBe(204)
    await eventually(async () => expect(await openHeader(header_media_url)).toEqual({ status: 404 }))
    expect(await openHeader(copy.header_media_url)).toMatchObject({ status: 200 })

    const { friendly_name, body_text, variables } = copy
    const change = { friendly_name, body_text, variables, ...(await withFile()) }
    const changed = (await agent.put(`${TEMPLATES}/${copy.id}`, change)).body.template
    await eventually(async () => expect(await openHeader(copy.header_media_url)).toEqual({ status: 404 }))
    expect(await openHeader(changed.header_media_url)).toMatchObject({ status: 200 })
  })

  test('is removed', async () => {
    const { id } = await create()
    expect((await agent.delete(`${TEMPLATES}/${id}`)).status).toBe(204)
    expect((await agent.get(`${TEMPLATES}/${id}`)).status).toBe(404)
  })
})

test('the list is of one status or category where it is asked for', async () => {
  const { id } = await create({ category: 'MARKETING' })
  const listed = async (query: string) =>
    (await agent.get(`${TEMPLATES}?${query}`)).body.templates.map((one: Template) => one.id)
  expect(await listed('status=DRAFT&category=MARKETING')).toContain(id)
  expect(await listed('status=APPROVED')).not.toContain(id)
  expect(await listed('category=UTILITY')).not.toContain(id)
  expect((await agent.get(`${TEMPLATES}?status=LOST`)).status).toBe(422)
})

describe('a template that is submitted', () => {
  test('waits at WhatsApp under its name, with samples', async () => {
    const { id, name } = await create({ samples: ['Ana'], language: 'pt' })
    const { status, body } = await submit(id)
    expect({ status, ...body.template }).toMatchObject({ status: 'PENDING', twilio_status: 'received' })
    expect(await atTwilio(name)).toMatchObject({
      category: 'UTILITY',
      language: 'pt_BR',
      variables: { 1: 'Ana' },
      types: { 'twilio/text': { body: body.template.body } },
    })
  })

  test.each<[string, object, Record<string, unknown>]>([
    ['text alone', {}, { 'twilio/text': { body: expect.any(String) } }],
    [
      'a text header',
      { header_type: 'text', header_text: 'Thanks' },
      { 'whatsapp/card': { body: expect.any(String), header_text: 'Thanks' } },
    ],
    [
      'a picture',
      { header_type: 'image', header_media_url: 'https://a.example/1.jpg' },
      { 'twilio/media': { body: expect.any(String), media: ['https://a.example/1.jpg'] } },
    ],
    [
      'a picture and a footer',
      { header_type: 'image', header_media_url: 'https://a.example/1.jpg', footer_text: 'Bye' },
      { 'whatsapp/card': { body: expect.any(String), media: ['https://a.example/1.jpg'], footer: 'Bye' } },
    ],
    [
      'replies',
      { buttons: [{ type: 'QUICK_REPLY', text: 'Yes' }] },
      { 'twilio/quick-reply': { actions: [{ type: 'QUICK_REPLY', title: 'Yes', id: 'reply_1' }] } },
    ],
    [
      'a link and a call',
      {
        buttons: [
          { type: 'URL', text: 'Look', url: 'https://a.example' },
          { type: 'PHONE_NUMBER', text: 'Call', phone_number: '+1 (512) 555-0100' },
        ],
      },
      {
        'twilio/call-to-action': {
          actions: [
            { type: 'URL', title: 'Look', url: 'https://a.example' },
            { type: 'PHONE_NUMBER', title: 'Call', phone: '+15125550100' },
          ],
        },
      },
    ],
    [
      'a link and a reply',
      {
        buttons: [
          { type: 'URL', text: 'Look', url: 'https://a.example' },
          { type: 'QUICK_REPLY', text: 'Stop' },
        ],
      },
      { 'whatsapp/card': { actions: [{ type: 'URL' }, { type: 'QUICK_REPLY' }] } },
    ],
    ['a code', { category: 'AUTHENTICATION' }, { 'whatsapp/authentication': { actions: [{ type: 'COPY_CODE' }] } }],
  ])('is of Twilio’s plainest type that holds %s', async (_, more, types) => {
    const { id, name } = await create(more)
    expect(await submit(id)).toMatchObject({ status: 200 })
    expect((await atTwilio(name))?.types).toMatchObject(types)
  })

  test.each([
    ['approved', { status: 'APPROVED', is_sendable: true }],
    ['rejected', { status: 'REJECTED', is_sendable: false, rejection_reason: 'TAG_CONTENT_MISMATCH' }],
    ['paused', { status: 'APPROVED', is_sendable: false, twilio_status: 'paused' }],
    ['disabled', { status: 'APPROVED', is_sendable: false, twilio_status: 'disabled' }],
    ['pending', { status: 'PENDING', is_sendable: false }],
  ])('is, once WhatsApp said %s, what a sync makes of it', async (status, expected) => {
    const { id, name } = await create()
    await submit(id)
    const reason = status === 'rejected' ? { rejection_reason: 'TAG_CONTENT_MISMATCH' } : {}
    await review(name, { status, ...reason })
    expect((await sync(id)).body.template).toMatchObject(expected)
  })

  test('is told of once when WhatsApp stops it after its approval, and when it is back', async () => {
    const { id, name } = await create()
    await submit(id)
    const told: string[][] = []
    for (const status of ['approved', 'paused', 'paused', 'approved', 'rejected']) {
      await review(name, { status })
      await sync(id)
      await allFollowed()
      const { data }: { data: Notification[] } = (await ours.client.get('/api/notifications')).body
      told.push(data.filter(({ detail }) => detail?.includes(name)).map(({ kind, detail }) => `${kind} ${detail}`))
    }
    const paused = expect.stringMatching(/^template_stopped .*: Customers reported it/)
    expect(told.slice(0, 4)).toEqual([[], [paused], [paused], [`template_back ${name}`, paused]])
    expect(told[4]?.[0]).toMatch(/^template_stopped .*: It has withdrawn its approval/)
  })

  test('takes over the category that WhatsApp gives it', async () => {
    const { id, name } = await create()
    await submit(id)
    await review(name, { status: 'approved', category: 'MARKETING' })
    expect((await sync(id)).body.template).toMatchObject({ status: 'APPROVED', category: 'MARKETING' })
  })

  test('is synced by itself while it waits', async () => {
    const { id, name } = await create()
    await submit(id)
    await review(name, { status: 'approved' })
    await runDueOf(ours.org, new Date(Date.now() + 5 * 60_000))
    await eventually(async () => expect((await find(id)).status).toBe('APPROVED'))
  })

  test('is not edited nor submitted again but duplicated, under a free name', async () => {
    const { id, name, friendly_name } = await approved()
    const { body_text } = newTemplate()
    expect(await agent.put(`${TEMPLATES}/${id}`, { body_text, variables: ['name'] })).toMatchObject({ status: 409 })
    expect(await submit(id)).toMatchObject({
      status: 409,
      body: { message: 'This template has already been submitted.' },
    })
    const copies = [await agent.post(`${TEMPLATES}/${id}/duplicate`), await agent.post(`${TEMPLATES}/${id}/duplicate`)]
    expect(copies.map(({ body }) => body.template)).toMatchObject([
      { name: `${name}_copy`, friendly_name: `${friendly_name} (copy)`, status: 'DRAFT', twilio_status: null },
      { name: `${name}_copy_2`, status: 'DRAFT' },
    ])
    const again = await Promise.all(
      [1, 2].map(() => agent.post(`${TEMPLATES}/${id}/duplicate`, { client_id: 'one click' })),
    )
    expect(again.map(({ body }) => body.template.name)).toEqual([`${name}_copy_3`, `${name}_copy_3`])
  })

  test('is gone at Twilio too when it is removed', async () => {
    const { id, name } = await approved()
    expect((await agent.delete(`${TEMPLATES}/${id}`)).status).toBe(204)
    expect(await atTwilio(name)).toBeUndefined()
  })

  test('without the file of its header is refused, and stays a draft', async () => {
    const { id } = await create({ header_type: 'video' })
    expect(await submit(id)).toMatchObject({ status: 422, body: { errors: { header_media_url: expect.any(String) } } })
    expect((await find(id)).status).toBe('DRAFT')
  })

  test('needs a Twilio account', async () => {
    const unconnected = await newOrganization()
    const { id } = await create({}, unconnected.client)
    const { status, body } = await unconnected.client.post(`${TEMPLATES}/${id}/submit`)
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'not_configured' })
    expect((await unconnected.client.get(`${TEMPLATES}/${id}`)).body.template.status).toBe('DRAFT')
  })

  test('by two at once is submitted once', async () => {
    const { id, name } = await create()
    const statuses = (await Promise.all([submit(id), submit(id)])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409])
    const { body } = await callConsole('GET', `twilio/templates?account_sid=${account.account_sid}`)
    expect(body.templates.filter((one: AtTwilio) => one.name === name)).toHaveLength(1)
  })
})

test('only a draft has nothing to sync', async () => {
  const { id } = await create()
  expect(await sync(id)).toMatchObject({ status: 409 })
})

describe('a template that is sent', () => {
  /** Somebody who never wrote: only a template reaches them on WhatsApp. */
  async function stranger(whatsapp_number = newCustomer().replace('+1', '+52')) {
    const person = { first_name: 'Ana', last_name: 'Torres', phone: newCustomer(), whatsapp_number }
    const { id } = (await agent.post('/api/contacts', person)).body
    const { whatsapp_conversation_id } = (await agent.get(`/api/chats/by-contact/${id}`)).body
    return { path: `/api/chats/whatsapp/${whatsapp_conversation_id}`, contact_id: id as string, whatsapp_number }
  }
  type Stranger = Awaited<ReturnType<typeof stranger>>
  const send = ({ path, contact_id }: Stranger, template_id: string, variables: string[], more: object = {}) =>
    agent.post(`${path}/send-template`, { template_id, variables, contact_id, ...more })
  const messagesTo = async ({ whatsapp_number }: Stranger) => {
    const query = new URLSearchParams({ account_sid: account.account_sid, to: `whatsapp:${whatsapp_number}` })
    return (await callConsole('GET', `twilio/messages?${query}`)).body.messages as { body: string; status: string }[]
  }

  test('reaches who never wrote, filled in order, and is counted once', async () => {
    const buttons = [{ type: 'QUICK_REPLY', text: 'Yes' }]
    const template = await approved({
      body_text: 'Hi {{2}}, your {{1}} is ready for you now.',
      variables: ['vehicle', 'name'],
      footer_text: 'Mariposa Motors',
      header_type: 'text',
      header_text: 'Good news',
      buttons,
    })
    const to = await stranger()
    const client_id = randomUUID()
    const { status, body } = await send(to, template.id, ['Kia Rio', 'Ana'], { client_id })
    expect({ status, ...body.message }).toMatchObject({
      body: 'Hi Ana, your Kia Rio is ready for you now.',
      direction: 'outbound',
      template: {
        id: template.id,
        name: template.friendly_name,
        variables: ['Kia Rio', 'Ana'],
        header: { type: 'text', text: 'Good news', media_url: null },
        footer: 'Mariposa Motors',
        buttons,
      },
    })
    const again = await send(to, template.id, ['Kia Rio', 'Ana'], { client_id })
    expect(again.body.message.id).toBe(body.message.id)
    await eventually(async () => {
      const [thread] = (await agent.get(`${to.path}/messages`)).body.messages
      expect(thread).toMatchObject({ id: body.message.id, status: 'read', body: body.message.body })
      expect((await find(template.id)).usage_count).toBe(1)
    })
    expect(await messagesTo(to)).toMatchObject([{ body: body.message.body }])
    expect((await agent.get(`${TEMPLATES}/approved`)).body.templates).toContainEqual(
      expect.objectContaining({ id: template.id, usage_count: 1 }),
    )
  })

  test('made in Twilio’s console it comes in, and is sent under Twilio’s own names of its variables', async () => {
    const inConsole = async (made: object) => {
      const { body } = await callConsole('POST', 'twilio/templates', { account_sid: account.account_sid, ...made })
      return body.template.sid as string
    }
    const name = `console_${randomUUID().slice(0, 8)}`
    const text = (body: string) => ({ 'twilio/quick-reply': { body, actions: [{ title: 'Yes', id: 'yes' }] } })
    const made = { friendly_name: name, language: 'en_US', name, variables: { who: 'Ana', day: 'Friday' } }
    const sid = await inConsole({ ...made, types: text('Hi {{who}}, see you on {{ day }} then?') })
    await inConsole({ ...made, name: `${name}_waits`, types: text('Hi {{who}}') })
    await callConsole('POST', `twilio/templates/${sid}`, { status: 'approved', category: 'UTILITY' })

    expect((await agent.post(`${TEMPLATES}/import`)).body).toEqual({ imported: 1 })
    expect((await agent.post(`${TEMPLATES}/import`)).body).toEqual({ imported: 0 })
    const { templates } = (await agent.get(`${TEMPLATES}/approved`)).body as { templates: Template[] }
    const found = templates.find((template) => template.name === name)
    expect(found).toMatchObject({
      body: 'Hi {{1}}, see you on {{2}} then?',
      variables: ['who', 'day'],
      is_sendable: true,
    })

    const to = await stranger()
    expect((await send(to, found?.id ?? '', ['Ana', 'Tuesday'])).status).toBe(200)
    await eventually(async () =>
      expect(await messagesTo(to)).toMatchObject([{ body: 'Hi Ana, see you on Tuesday then?', status: 'read' }]),
    )
  })

  test('a link’s variable is filled at Twilio', async () => {
    const buttons = [{ type: 'URL', text: 'See it', url: 'https://a.example/cars/{{stock}}' }]
    const template = await approved({ body_text: 'Hi {{name}}, this one is new here.', variables: [], buttons })
    expect(template).toMatchObject({
      body: 'Hi {{1}}, this one is new here.',
      variables: ['name', 'stock'],
      buttons: [{ url: 'https://a.example/cars/{{2}}' }],
    })
    const to = await stranger()
    await send(to, template.id, ['Ana', 'P2291'])
    const query = new URLSearchParams({ ours: account.whatsapp_from, customer: `whatsapp:${to.whatsapp_number}` })
    const [seen] = (await callConsole('GET', `twilio/thread?${query}`)).body.messages
    expect(seen.card.buttons).toMatchObject([{ opens: 'https://a.example/cars/P2291' }])
  })

  test('leaves its picture in the threads when it is removed', async () => {
    const withPicture = async () =>
      approved({ header_type: 'image', header_media_url: (await uploadInOnePiece(agent, PNG)).body.url })
    const [sent, unsent] = [await withPicture(), await withPicture()]
    await send(await stranger(), sent.id, ['Ana'])
    await eventually(async () => expect((await find(sent.id)).usage_count).toBe(1))
    for (const { id } of [sent, unsent]) expect((await agent.delete(`${TEMPLATES}/${id}`)).status).toBe(204)
    await eventually(async () => expect(await openHeader(unsent.header_media_url)).toEqual({ status: 404 }))
    expect(await openHeader(sent.header_media_url)).toMatchObject({ status: 200 })
  })

  test('shows a picture of its header to the customer', async () => {
    const header_media_url = 'https://a.example/lot.jpg'
    const template = await approved({ header_type: 'image', header_media_url })
    const { body } = await send(await stranger(), template.id, ['Ana'])
    expect(body.message.template.header).toEqual({ type: 'image', text: null, media_url: header_media_url })
  })

  test.each([
    ['without values', [], 422, 'variables'],
    ['with an empty value', [' '], 422, 'variables.0'],
    ['with a value of two lines', ['Ana\nTorres'], 422, 'variables.0'],
  ])('%s is refused before anything leaves', async (_, variables, status, field) => {
    const template = await approved()
    const to = await stranger()
    const answer = await send(to, template.id, variables)
    expect(answer).toMatchObject({ status, body: { errors: { [field]: expect.any(String) } } })
    expect(await messagesTo(to)).toEqual([])
  })

  test('is refused while it is not approved, and once it is paused', async () => {
    const to = await stranger()
    const draft = await create()
    expect(await send(to, draft.id, ['Ana'])).toMatchObject({ status: 409 })
    const { id, name } = await approved()
    await review(name, { status: 'paused' })
    await sync(id)
    expect(await send(to, id, ['Ana'])).toMatchObject({ status: 409 })
    expect(await messagesTo(to)).toEqual([])
  })

  test('that WhatsApp paused without our knowing fails with Twilio’s code', async () => {
    const { id, name } = await approved()
    await review(name, { status: 'paused' })
    const to = await stranger()
    await send(to, id, ['Ana'])
    await eventually(async () => {
      const [sent] = (await agent.get(`${to.path}/messages`)).body.messages
      expect(sent).toMatchObject({ status: 'failed', error_code: '63041' })
    })
  })

  test('as marketing to the United States is not delivered, and says so', async () => {
    const { id } = await approved({ category: 'MARKETING' })
    const to = await stranger(newCustomer())
    await send(to, id, ['Ana'])
    await eventually(async () => {
      const [sent] = (await agent.get(`${to.path}/messages`)).body.messages
      expect(sent.error_code).toBe('63049')
    })
  })

  test('is not found on a channel without templates, nor of another dealership', async () => {
    const { id } = await approved()
    const to = await stranger()
    const sms = (await agent.get(`/api/chats/by-contact/${to.contact_id}`)).body.sms_conversation_id
    const body = { template_id: id, variables: ['Ana'], contact_id: to.contact_id }
    expect(await agent.post(`/api/chats/sms/${sms}/send-template`, body)).toMatchObject({ status: 404 })
    const theirs = await newOrganization()
    await theirs.connect()
    const foreign = await create({}, theirs.client)
    expect(await send(to, foreign.id, ['Ana'])).toMatchObject({ status: 404 })
  })
})

describe('the window', () => {
  const check = async (contact: string, type = 'whatsapp') => {
    const row = (await agent.get(`/api/chats/by-contact/${contact}`)).body
    const id = row[`${type}_conversation_id`]
    return (await agent.get(`/api/chats/${type}/${id}/check-window?contact_id=${contact}`)).body
  }

  test('is closed where the customer never wrote, and SMS has none', async () => {
    const phone = newCustomer()
    const person = { first_name: 'Leo', last_name: 'Ruiz', phone, whatsapp_number: phone }
    const { id } = (await agent.post('/api/contacts', person)).body
    expect(await check(id)).toEqual({
      open: false,
      hours_remaining: 0,
      expires_at: null,
      reason: 'no_inbound_message',
    })
    expect(await check(id, 'sms')).toEqual({ open: true, hours_remaining: null, expires_at: null, reason: null })
  })

  test('is open for a day after the customer wrote', async () => {
    const phone = newCustomer()
    await customerWrites({ from: `whatsapp:${phone}`, to: account.whatsapp_from, body: 'Hi', profile_name: 'Win Dow' })
    const { body: list } = await agent.get('/api/chats/recent-by-contact')
    const { contact_id } = list.data.find((row: { display_name: string }) => row.display_name === 'Win Dow')
    const { open, hours_remaining, expires_at, reason } = await check(contact_id)
    expect({ open, reason }).toEqual({ open: true, reason: null })
    expect(hours_remaining).toBeGreaterThan(23.8)
    expect(Date.parse(expires_at) - Date.now()).toBeLessThanOrEqual(24 * 3_600_000)
  })
})
