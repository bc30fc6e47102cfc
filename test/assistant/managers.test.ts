import { beforeAll, describe, expect, test } from 'vitest'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import meanings from '../../web/src/features/assistant/phrases/spanish-meanings.json' with { type: 'json' }
import { customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { assign, findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { runJob } from '../run-job.ts'
import { openModel } from './open-model.ts'

let ours: TestOrganization
let account: TwilioAccount
let model: Awaited<ReturnType<typeof openModel>>
const ai = (key: string, value: string) => ({ key, value, group: 'ai' })
const setAi = (...settings: object[]) => ours.client.post('/api/settings/bulk-update', { settings })
beforeAll(async () => {
  ours = await newOrganization({ name: 'Mariposa Motors' })
  account = await ours.connect()
  model = await openModel(ours.org)
  await setAi(ai('openai_api_key', model.keys.openai), ai('openai_enabled', 'true'))
  expect((await ours.client.put('/api/assistant', { mode: 'always' })).status).toBe(200)
})

const phrase = (id: string, slots: object = {}) => [{ phrase: id, slots }]
const reply = (...sentences: object[][]) => ({ calls: [{ name: 'reply', arguments: { sentences } }] })
const handOver = (reason: string) => ({ calls: [{ name: 'hand_over', arguments: { reason } }] })

/** A customer writes, and their turn is over. */
async function asks(body: string) {
  const phone = newCustomer()
  await customerWrites({ from: `whatsapp:${phone}`, to: account.whatsapp_from ?? '', body })
  const { id, row, messages } = await findConversation(ours.client, phone, 'whatsapp')
  const contact = row.contact_id as string
  await runJob('answer-customers', { org: ours.org, contact, conversation: id, message: messages.at(-1)?.id })
  return eventually(async () => {
    const { data } = (await ours.client.get(`/api/assistant/turns?contact=${contact}`)).body
    expect(data).not.toHaveLength(0)
    return data[0]
  })
}
const turns = async (query: Record<string, string>) =>
  (await ours.client.get(`/api/assistant/turns?${new URLSearchParams(query)}`)).body.data as {
    id: string
    question: string
    is_gap: boolean
  }[]

describe('the list of turns', () => {
  test('has the customer’s words and the answer, and is searched in both, whatever the case and accents', async () => {
    await model.script(reply(phrase('nothing_found'), phrase('ask_budget')))
    const turn = await asks('¿Tienen una camioneta Frontier?')
    expect(turn).toMatchObject({ outcome: 'answered', question: '¿Tienen una camioneta Frontier?', is_gap: false })
    expect(turn.answer).toContain('asistente automático')
    const found = async (search: string) => (await turns({ search })).map(({ id }) => id)
    expect(await found('CAMIONÉTA frontier')).toEqual([turn.id])
    expect(await found('automatico frontier')).toEqual([turn.id])
    expect(await found('frontier spaceship')).toEqual([])
  })

  test('gathers what could not be answered: unsure, stopped, or said to be unknown, and nothing else', async () => {
    const free = reply([{ text: 'Anything goes.' }])
    const wanted = [
      { body: 'Can my dog come along?', said: [handOver('unsure')] },
      { body: 'Is there a playground?', said: [free, free] },
      { body: 'Do you wash cars?', said: [reply(phrase('topic_for_team', { topic: 'service' }))] },
    ]
    for (const { body, said } of wanted) {
      await model.script(...said)
      expect(await asks(body)).toMatchObject({ is_gap: true })
    }
    await model.script(handOver('financing'))
    expect(await asks('What would I pay for it?')).toMatchObject({ outcome: 'handed_over', is_gap: false })
    const gaps = await turns({ gaps: 'true' })
    expect(gaps.map(({ question }) => question)).toEqual(wanted.map(({ body }) => body).toReversed())
    // Its answer, once written, knows which one asked.
    const [{ id: turn } = { id: '' }] = gaps
    const answer = { question: 'Do you wash cars?', answer: 'Yes, on Saturdays.', turn }
    const { body } = await ours.client.put('/api/assistant', { answers: [answer] })
    expect(body.answers).toMatchObject([answer])
  })

  test('shows nothing of a colleague’s customer to who may only see their own', async () => {
    await model.script(reply(phrase('nothing_found'), phrase('ask_budget')))
    const { id, contact } = await asks('Do you have a Ranger?')
    const [reader, tess] = await Promise.all([ours.addMember({ role: 'agent' }), ours.addMember({ role: 'agent' })])
    const { role } = (await ours.client.post('/api/roles', { name: 'Setup', rights: ['settings'] })).body
    await ours.client.put(`/api/team/members/${reader.id}/role`, { role: role.id })
    const list = `/api/assistant/turns?contact=${contact.id}`
    const feedback = { verdict: 'good', note: '' }
    const answers = async () => [
      (await reader.client.get(list)).body.data.length,
      (await reader.client.get(`/api/assistant/turns/${id}`)).status,
      (await reader.client.post(`/api/assistant/turns/${id}/feedback`, feedback)).status,
    ]
    expect(await answers()).toEqual([1, 200, 200])
    await assign(ours.client, { contact_id: contact.id }, tess.id)
    expect(await answers()).toEqual([0, 404, 404])
  })
})

test('a budget that is used up is said where the assistant is set up, until it is raised or the month is over', async () => {
  const problem = async (more?: object) => (await ours.client.get('/api/assistant', more)).body.problem
  await setAi(ai('ai_monthly_cost_limit', '0'))
  expect(await asks('Anybody there?')).toMatchObject({ outcome: 'failed', reason: 'budget' })
  expect(await problem()).toBe('budget')
  expect(await problem({ headers: { 'x-local-clock': String(32 * 24) } })).toBeNull()
  // Customers hear that somebody comes, also the next one.
  expect(await asks('Hello?')).toMatchObject({ outcome: 'failed', reason: 'budget' })
  await setAi(ai('ai_monthly_cost_limit', '5'))
  expect(await problem()).toBeNull()
  expect((await ours.client.get('/api/assistant')).body.budget).toMatchObject({ limit: 5, spent: expect.any(Number) })
})

test('a conversation that is too long for the model is no long draft', async () => {
  await model.script({ error: 'too_long' })
  expect(await asks('Hi again')).toMatchObject({ outcome: 'failed', reason: 'conversation_too_long' })
})

describe('what it may say', () => {
  const put = (id: string, own: object | null) => ours.client.put(`/api/assistant/phrases/${id}`, { own })
  const listed = async (id: string) => {
    const { data } = (await ours.client.get('/api/assistant/phrases')).body
    return data.find((one: { id: string }) => one.id === id)
  }

  test('is listed with its meaning in both languages', async () => {
    const { data } = (await ours.client.get('/api/assistant/phrases')).body
    const ids = data.map(({ id }: { id: string }) => id)
    expect(Object.keys(meanings).toSorted()).toEqual(ids.toSorted())
  })

  test('has wordings in both languages, and is reworded until that is taken back', async () => {
    const { wordings, own } = await listed('ask_budget')
    expect([wordings.en.length > 1, wordings.es.length > 1, own]).toEqual([true, true, null])
    const words = { en: 'What should it cost, {name}?', es: '' }
    expect((await put('ask_budget', words)).body.phrase).toMatchObject({ id: 'ask_budget', own: words })
    expect((await listed('ask_budget')).own).toEqual(words)
    expect((await put('ask_budget', null)).body.phrase.own).toBeNull()
    expect((await listed('ask_budget')).own).toBeNull()
  })

  test('takes no slot that nothing fills, and says so at the field', async () => {
    const { status, body } = await put('ask_budget', { en: '', es: '¿Le gusta {vehicle}?' })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['own.es']])
    expect(body.errors['own.es']).toContain('{vehicle}')
    expect((await put('no_such_phrase', null)).status).toBe(404)
  })
})

describe('a saved conversation', () => {
  const messages = [{ from: 'customer', body: 'Do you have a truck?' }]
  const save = async (name = 'Trucks') => (await ours.client.post('/api/assistant/tests', { name, messages })).body.test
  const run = (id: string) => ours.client.post(`/api/assistant/tests/${id}/run`, {})
  const listed = async (id: string) =>
    (await ours.client.get('/api/assistant/tests')).body.data.find((one: { id: string }) => one.id === id)

  test('is played again after a change of the setup, and tells what became different', async () => {
    const { id, result } = await save()
    expect(result).toBeNull()
    await model.script(reply(phrase('ask_budget')))
    const first = (await run(id)).body
    expect(first).toMatchObject({ differs: false, test: { is_current: true, before: null } })
    // The same phrase is worded alike.
    await model.script(reply(phrase('ask_budget')))
    expect((await run(id)).body).toMatchObject({ reply: first.reply, differs: false })

    await ours.client.put('/api/assistant/phrases/ask_budget', { own: { en: 'What may it cost?', es: '' } })
    expect(await listed(id)).toMatchObject({ is_current: false, result: { reply: first.reply } })
    await model.script(reply(phrase('ask_budget')))
    const { body } = await run(id)
    expect(body).toMatchObject({ differs: true, test: { before: { reply: first.reply }, is_current: true } })
    expect(body.reply).toContain('What may it cost?')
    // Who takes it over is a difference too.
    await model.script(handOver('unsure'))
    expect((await run(id)).body).toMatchObject({
      differs: true,
      test: { result: { handed_over: { reason: 'unsure' } } },
    })
    await ours.client.put('/api/assistant/phrases/ask_budget', { own: null })
  })

  test('keeps its last reply where the model can’t be asked, and is nobody else’s', async () => {
    const { id } = await save('Only ours')
    await model.script(reply(phrase('ask_budget')))
    const { reply: said } = (await run(id)).body
    await setAi(ai('ai_monthly_cost_limit', '0'))
    expect(await run(id)).toMatchObject({ status: 409, body: { message: expect.stringContaining('budget') } })
    await setAi(ai('ai_monthly_cost_limit', '5'))
    expect((await listed(id)).result.reply).toBe(said)

    const theirs = await newOrganization()
    expect((await theirs.client.post(`/api/assistant/tests/${id}/run`, {})).status).toBe(404)
    expect((await theirs.client.delete(`/api/assistant/tests/${id}`)).status).toBe(404)
    expect((await theirs.client.get('/api/assistant/tests')).body.data).toEqual([])
    expect((await ours.client.delete(`/api/assistant/tests/${id}`)).status).toBe(204)
    expect(await listed(id)).toBeUndefined()
  })

  test('is one of fifty at most', async () => {
    const theirs = await newOrganization()
    const create = (name: string) => theirs.client.post('/api/assistant/tests', { name, messages })
    for (let one = 1; one <= 50; one++) expect((await create(`Test ${one}`)).status).toBe(200)
    expect(await create('One more')).toMatchObject({ status: 409, body: { message: expect.stringContaining('50') } })
  })
})
