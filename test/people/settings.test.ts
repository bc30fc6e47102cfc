import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { newOrganization, type TestOrganization } from '../cloud.ts'
import { assign, newConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { askToken, listenWith } from '../listen.ts'

let ours: TestOrganization
beforeAll(async () => {
  ours = await newOrganization()
})

const group = 'assignment'
const save = (settings: object[], { client } = ours) => client.post('/api/settings/bulk-update', { settings })
const set = (key: string, value: string, org = ours) => save([{ key, value, group }], org)
const read = async ({ client } = ours): Promise<Record<string, string>> => {
  const { body } = await client.get('/api/settings/group/assignment')
  return Object.fromEntries(body.settings.map(({ key, value }: { key: string; value: string }) => [key, value]))
}

describe('the settings of a group', () => {
  test('have their defaults while nothing is set, each with its type', async () => {
    const { client } = await newOrganization()
    const { body } = await client.get('/api/settings/group/assignment')
    const record = (key: string, value: string, type: string) => ({ key, value, group, type, is_encrypted: false })
    expect(body.settings).toEqual([
      record('enable_ticketing', 'false', 'boolean'),
      record('auto_assignment_mode', 'off', 'string'),
      record('take_by_answering', 'true', 'boolean'),
      record('reassign_reopened', 'false', 'boolean'),
      record('grant_view_all_chats', 'false', 'boolean'),
      record('assignment_algorithm', 'round_robin', 'string'),
      record('max_contacts_per_agent', '50', 'integer'),
      record('selected_agent_ids', '[]', 'array'),
    ])
  })

  test('are read as they were set, the others staying', async () => {
    const { id } = await ours.addMember({ role: 'agent' })
    const set = [
      { key: 'auto_assignment_mode', value: 'auto', group, type: 'string', is_encrypted: false },
      { key: 'selected_agent_ids', value: JSON.stringify([id]), group, type: 'array' },
    ]
    expect(await save(set)).toMatchObject({ status: 200 })
    expect(await read()).toMatchObject({
      auto_assignment_mode: 'auto',
      selected_agent_ids: JSON.stringify([id]),
      assignment_algorithm: 'round_robin',
    })
  })

  test.each(['1', '200'])('a maximum of %s is kept', async (given) => {
    expect(await set('max_contacts_per_agent', given)).toMatchObject({ status: 200 })
    expect(await read()).toMatchObject({ max_contacts_per_agent: given })
  })

  test.each(['0', '201', '999', '-3', ''])('a maximum of “%s” is refused with its range', async (given) => {
    const before = await read()
    expect(await set('max_contacts_per_agent', given)).toMatchObject({
      status: 422,
      body: { message: 'Max contacts per agent: enter a whole number from 1 to 200.' },
    })
    expect(await read()).toEqual(before)
  })

  test.each([
    ['an unknown key', { key: 'nothing', value: '1', group }],
    ['the name of something every object has', { key: 'constructor', value: '1', group }],
    ['an unknown group', { key: 'enable_ticketing', value: 'true', group: 'toString' }],
    ['another group', { key: 'enable_ticketing', value: 'true', group: 'ai' }],
    ['another type', { key: 'enable_ticketing', value: 'true', group, type: 'string' }],
    ['a type that is none', { key: 'enable_ticketing', value: 'true', group, type: 'flag' }],
    ['a switch that is none', { key: 'enable_ticketing', value: 'maybe', group }],
    ['a number that is none', { key: 'max_contacts_per_agent', value: 'many', group }],
    ['half a contact', { key: 'max_contacts_per_agent', value: '1.5', group }],
    ['an algorithm that is none', { key: 'assignment_algorithm', value: 'fairest', group }],
    ['a list that is none', { key: 'selected_agent_ids', value: '{"a":1}', group }],
    ['a value that is no text', { key: 'enable_ticketing', value: true, group }],
    [
      'a text of over 300 characters for missed calls',
      { key: 'missed_call_text', value: 'x'.repeat(301), group: 'calls' },
    ],
  ])('%s is refused, and what comes with it is not set', async (_, wrong) => {
    const before = await read()
    const other = before.reassign_reopened === 'true' ? 'false' : 'true'
    const answer = await save([{ key: 'reassign_reopened', value: other, group }, wrong])
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid' } })
    expect(await read()).toEqual(before)
  })

  test.each([
    ['before what federal law allows', 'outreach_from', '07:59', 'Outreach from: enter a time from 08:00 to 21:00.'],
    ['past it', 'outreach_until', '21:01', 'Outreach until: enter a time from 08:00 to 21:00.'],
    ['before they begin', 'outreach_until', '09:00', 'Outreach until: enter a later time than at “Outreach from”.'],
    ['after they end', 'outreach_from', '19:30', 'Outreach until: enter a later time than at “Outreach from”.'],
    [
      'on a day that is none',
      'outreach_holidays',
      '["2027-02-30"]',
      'Days without outreach: enter each day as year-month-day, like 2026-12-25.',
    ],
  ])('hours for automatic messages %s are refused', async (_, key, value, message) => {
    const answer = await save([
      { key: 'outreach_on_sundays', value: 'true', group: 'outreach' },
      { key, value, group: 'outreach' },
    ])
    expect(answer).toMatchObject({ status: 422, body: { message } })
  })

  test('another dealership’s agent is as one that there is not', async () => {
    const { id } = await (await newOrganization()).addMember({ role: 'agent' })
    const [foreign, nobody] = [
      await set('selected_agent_ids', JSON.stringify([id])),
      await set('selected_agent_ids', '["nobody"]'),
    ]
    expect(foreign).toMatchObject({ status: 404 })
    expect(foreign.body).toEqual(nobody.body)
  })

  test('leave out who was chosen to take conversations and is suspended since', async () => {
    const org = await newOrganization()
    const [kept, gone] = [await org.addMember({ role: 'agent' }), await org.addMember({ role: 'agent' })]
    const chosen = JSON.stringify([kept.id, gone.id])
    await set('selected_agent_ids', chosen, org)
    await suspend(gone.id)
    expect(await set('selected_agent_ids', chosen, org)).toMatchObject({ status: 200 })
    expect(await read(org)).toMatchObject({ selected_agent_ids: JSON.stringify([kept.id]) })
  })

  test('set by several managers at once are all kept', async () => {
    const org = await newOrganization()
    const changes = { enable_ticketing: 'true', reassign_reopened: 'true', max_contacts_per_agent: '7' }
    await Promise.all(Object.entries(changes).map(([key, value]) => set(key, value, org)))
    expect(await read(org)).toMatchObject(changes)
  })
})

const setting = (group: string, key: string, value: string) => ({ settings: [{ group, key, value }] })
const bulk = '/api/settings/bulk-update'

test.each<[string, 'POST' | 'PUT' | 'DELETE', string, object | undefined, number, string]>([
  [
    'a key with spaces',
    'POST',
    bulk,
    setting('ai', 'groq_api_key', 'gsk with spaces'),
    422,
    'Clave de API de Groq: copia la clave completa, sin espacios.',
  ],
  [
    'a model with spaces',
    'POST',
    bulk,
    setting('ai', 'openai_model', 'gpt 6'),
    422,
    'Modelo de OpenAI: escribe un nombre sin espacios.',
  ],
  [
    'a switch that is none',
    'POST',
    bulk,
    setting('assignment', 'enable_ticketing', 'maybe'),
    422,
    'Activar tickets: este valor no es válido.',
  ],
  [
    'a way that is none',
    'POST',
    bulk,
    setting('assignment', 'auto_assignment_mode', 'maybe'),
    422,
    'Elige una de estas opciones: off, auto.',
  ],
  ['a setting that is none', 'POST', bulk, setting('ai', 'nothing', '1'), 422, 'Esta opción no existe.'],
  [
    'an agent who left, among others',
    'POST',
    bulk,
    setting('assignment', 'selected_agent_ids', '["gone"]'),
    404,
    'Alguien que elegiste ya no atiende conversaciones aquí. Recarga la página.',
  ],
  [
    'an agent who left',
    'PUT',
    '/api/assignments/agents/gone',
    { available: false },
    404,
    'Esta persona ya no atiende conversaciones aquí. Recarga la página.',
  ],
  ['a key that is gone', 'POST', '/api/agent-api-keys/gone/revoke', undefined, 404, 'Esta clave de API ya no existe.'],
  [
    'a device that is signed out',
    'DELETE',
    '/api/auth/sessions/gone',
    undefined,
    404,
    'La sesión en ese dispositivo ya está cerrada.',
  ],
  ['a label that is gone', 'PUT', '/api/labels/gone', { name: 'Nueva' }, 404, 'Esta etiqueta ya no existe.'],
  [
    'a quick reply that is gone',
    'DELETE',
    '/api/quick-replies/gone',
    undefined,
    404,
    'Esta respuesta rápida ya no existe.',
  ],
  [
    'quiet hours that no clock shows',
    'PUT',
    '/api/me/notifications',
    { ways: {}, quiet_from: '25:00', quiet_to: null },
    422,
    'Escribe una hora como 09:00.',
  ],
])('%s is refused in Spanish, in a sentence of its own', async (_, method, path, body, status, message) => {
  const inSpanish = { headers: { 'accept-language': 'es' } }
  expect(await ours.client.change(method, path, body, inSpanish)).toMatchObject({ status, body: { message } })
})

test('what agents may see changes with the next request, and is told to open sockets', async () => {
  const org = await newOrganization()
  const account = await org.connect()
  const [agent, colleague] = [await org.addMember({ role: 'agent' }), await org.addMember({ role: 'agent' })]
  const target = await newConversation(org, { to: account.whatsapp_from, name: 'Carla Colleague' })
  await assign(org.client, target, colleague.id)
  const open = async () => (await agent.client.get(`/api/contacts/${target.contact_id}`)).status

  expect(await open()).toBe(404)
  await set('grant_view_all_chats', 'true', org)
  expect(await open()).toBe(200)
  const granted = await askToken(agent.client)
  const { heard, refused, stop } = await listenWith(granted)
  onTestFinished(stop)
  expect(refused).toEqual([])

  await set('grant_view_all_chats', 'false', org)
  expect(await open()).toBe(404)
  await eventually(() => expect(heard).toContainEqual(expect.objectContaining({ changed: 'team' })))
  const again = await listenWith(granted)
  onTestFinished(again.stop)
  expect(again.refused).toEqual([`/org/${org.org}/managers`])
})

test('what agents may see ends with the setting that is taken back', async () => {
  const org = await newOrganization()
  const [agent, colleague] = [await org.addMember({ role: 'agent' }), await org.addMember({ role: 'agent' })]
  const person = { first_name: 'Carla', last_name: 'Customer', phone: newCustomer() }
  const contact_id: string = (await org.client.post('/api/contacts', person)).body.id
  await assign(org.client, { contact_id }, colleague.id)
  await set('grant_view_all_chats', 'true', org)
  expect(await org.client.delete('/api/settings/group/assignment/grant_view_all_chats')).toMatchObject({ status: 200 })
  expect(await read(org)).toMatchObject({ grant_view_all_chats: 'false' })
  expect((await agent.client.get(`/api/contacts/${contact_id}`)).status).toBe(404)
})

async function suspend(id: string) {
  const { UpdateItemCommand } = await import('dynamodb-toolbox/entity/actions/update')
  const { User } = await import('../../functions/core/people/accounts/entity.ts')
  await User.build(UpdateItemCommand).item({ id, suspended: true }).send()
}
