import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { AI_PROVIDERS, type AiProvider } from '#contract/assistant/providers.ts'
import { monthIn } from '../../functions/core/people/organizations/local-dates.ts'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { allFollowed } from '../all-followed.ts'
import { callConsole, newOrganization, type TestOrganization } from '../cloud.ts'
import { atDoor } from '../door.ts'
import { itemsWith } from '../table-items.ts'

let ours: TestOrganization
let keys: Record<AiProvider, string>
beforeAll(async () => {
  ours = await newOrganization()
  keys = (await callConsole('GET', 'ai')).body.keys
})

const group = 'ai'
const save = (values: Record<string, string>, { client } = ours) =>
  client.post('/api/settings/bulk-update', {
    settings: Object.entries(values).map(([key, value]) => ({ key, value, group })),
  })
const read = ({ client } = ours) => client.get('/api/settings/group/ai')
const valuesOf = async (org = ours): Promise<Record<string, string>> =>
  Object.fromEntries((await read(org)).body.settings.map((one: { key: string; value: string }) => [one.key, one.value]))
const tryKey = (body: object, { client }: Pick<TestOrganization, 'client'> = ours) =>
  client.post('/api/settings/test/ai', body)

describe('the AI’s settings', () => {
  test('are the specification’s eleven and a limit in money', async () => {
    const { body } = await read(await newOrganization())
    const of = (name: string) => body.settings.filter((one: { type: string }) => one.type === name).length
    expect(body.settings).toHaveLength(12)
    expect([of('string'), of('boolean'), of('integer'), of('float')]).toEqual([6, 3, 1, 2])
    expect(body.last4).toEqual({})
    expect(await valuesOf(await newOrganization())).toMatchObject({
      openai_enabled: 'false',
      ai_monthly_token_limit: '1000000',
      ai_cost_alert_threshold: '100',
    })
  })

  test('keep a key that nobody reads again: its last four characters tell it from another', async () => {
    const key = 'sk-proj-planted-secret-1234'
    expect(await save({ openai_api_key: key, openai_model: 'my-own/model:7b' })).toMatchObject({ status: 200 })
    const answer = await read()
    expect(answer.body.last4).toEqual({ openai_api_key: '1234' })
    expect(await valuesOf()).toMatchObject({ openai_api_key: '', openai_model: 'my-own/model:7b' })
    expect(answer.text).not.toContain('planted')
    expect(JSON.stringify(await itemsWith([ours.org]))).not.toContain('planted')
  })

  test('keep a key that is sent empty, and forget one that is taken away', async () => {
    await save({ groq_api_key: 'gsk_planted-5678' })
    await save({ groq_api_key: '', groq_enabled: 'true' })
    expect((await read()).body.last4).toMatchObject({ groq_api_key: '5678' })
    expect(await ours.client.delete('/api/settings/group/ai/groq_api_key')).toMatchObject({ status: 200 })
    expect((await read()).body.last4).not.toHaveProperty('groq_api_key')
    expect(await tryKey({ provider: 'groq' })).toMatchObject({ status: 422 })
    expect(await valuesOf()).toMatchObject({ groq_enabled: 'true' })
  })

  test.each([
    ['a key with a line break', { openai_api_key: 'sk-proj-1234\nx-evil: 1' }],
    ['a key that is too short to be one', { openai_api_key: 'sk' }],
    ['a model with a space', { openai_model: 'gpt 6' }],
    ['no model', { openai_model: '' }],
    ['a limit in words', { ai_monthly_cost_limit: 'much' }],
    ['the end of a key', { openai_api_key_last4: '9999' }],
  ])('refuse %s', async (_, values) => {
    const before = (await read()).body
    expect(await save(values)).toMatchObject({ status: 422, body: { code: 'invalid' } })
    expect((await read()).body).toEqual(before)
  })

  test.each([
    ['ai_monthly_token_limit', '-1', 'Monthly token limit: enter a whole number from 0 to 1,000,000,000,000.'],
    ['ai_monthly_token_limit', '2.5', 'Monthly token limit: enter a whole number from 0 to 1,000,000,000,000.'],
    ['ai_cost_alert_threshold', '-0.01', 'Cost alert threshold (USD): enter a number from 0 to 1,000,000.'],
    ['ai_monthly_cost_limit', '1000000.01', 'Monthly cost limit (USD): enter a number from 0 to 1,000,000.'],
  ])('refuse %s of %s, saying its range, and keep what was set', async (key, value, message) => {
    const before = (await read()).body
    const answer = await save({ openai_model: 'another', [key]: value })
    expect(answer).toMatchObject({ status: 422, body: { message, errors: { 'settings.1.value': message } } })
    expect((await read()).body).toEqual(before)
  })

  test.each([
    ['ai_monthly_token_limit', '0'],
    ['ai_monthly_token_limit', '1000000000000'],
    ['ai_cost_alert_threshold', '0.5'],
    ['ai_monthly_cost_limit', '1000000'],
  ])('take %s of %s', async (key, value) => {
    const org = await newOrganization()
    expect(await save({ [key]: value }, org)).toMatchObject({ status: 200 })
    expect(await valuesOf(org)).toMatchObject({ [key]: value })
  })

  test('say a range in Spanish', async () => {
    const settings = [{ key: 'ai_cost_alert_threshold', value: '-5', group }]
    const inSpanish = { headers: { 'accept-language': 'es' } }
    const { body } = await ours.client.change('POST', '/api/settings/bulk-update', { settings }, inSpanish)
    expect(body.message).toBe('Notificarme con este costo (USD): escribe un número del 0 al 1,000,000.')
  })

  test('are managers’, and each dealership’s own', async () => {
    const theirs = await newOrganization()
    const agent = await ours.addMember({ role: 'agent' })
    expect(await agent.client.get('/api/settings/group/ai')).toMatchObject({ status: 403 })
    expect(await tryKey({ provider: 'openai', api_key: keys.openai }, { client: agent.client })).toMatchObject({
      status: 403,
    })
    await save({ anthropic_api_key: keys.anthropic })
    expect((await read(theirs)).body.last4).toEqual({})
    expect(await tryKey({ provider: 'anthropic' }, theirs)).toMatchObject({ status: 422 })
  })
})

test('a setting that only a later version knows is left as it is', async () => {
  const { UpdateItemCommand } = await import('dynamodb-toolbox/entity/actions/update')
  const { Settings } = await import('../../functions/core/people/settings/entity.ts')
  const org = await newOrganization()
  await save({ openai_enabled: 'true' }, org)
  const later = { ai_tone: 'warm', ai_monthly_token_limit: 'unlimited' }
  await Settings.build(UpdateItemCommand).item({ org: org.org, group, values: later }).send()
  await save({ groq_enabled: 'true' }, org)
  const { findGroup } = await import('../../functions/core/people/settings/door.ts')
  const { values } = await findGroup(provenOrg(org.org), group)
  expect(values).toMatchObject({ ...later, openai_enabled: 'true', groq_enabled: 'true' })
  expect((await read(org)).body.settings.map(({ key }: { key: string }) => key)).not.toContain('ai_tone')
})

describe('a key is tried', () => {
  test.each(AI_PROVIDERS)(
    'at %s: one that holds brings the models, any other is refused in words',
    async (provider) => {
      const held = await tryKey({ provider, api_key: keys[provider] })
      expect(held).toMatchObject({ status: 200, body: { message: 'Connection successful' } })
      expect(held.body.models.length).toBeGreaterThan(0)
      const wrong = await tryKey({ provider, api_key: `${keys[provider]}x` })
      expect(wrong).toMatchObject({ status: 422, body: { code: 'invalid', errors: { api_key: expect.any(String) } } })
      expect(wrong.text).not.toContain(keys[provider])
    },
  )

  test('as it is saved where none is given', async () => {
    await save({ anthropic_api_key: keys.anthropic })
    expect(await tryKey({ provider: 'anthropic' })).toMatchObject({ status: 200 })
    expect(await tryKey({ provider: 'anthropic', api_key: '' })).toMatchObject({ status: 200 })
  })

  test.each<[string, (response: ServerResponse) => void]>([
    ['answers 503', (response) => void response.writeHead(503).end()],
    ['does not answer', () => {}],
  ])('for a while only: a vendor that %s is told as such', async (_, answered) => {
    const vendor = createServer((_request, response) => answered(response)).listen(0, '127.0.0.1')
    await once(vendor, 'listening')
    onTestFinished(() => {
      vendor.closeAllConnections()
      vendor.close()
      vi.unstubAllEnvs()
    })
    vi.stubEnv('OPENAI_BASE_URL', `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`)
    const { timeout } = AbortSignal
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout.call(AbortSignal, ms === 10_000 ? 500 : ms))
    const client = ours.client.at(atDoor)
    const answer = await client.post('/api/settings/test/ai', { provider: 'openai', api_key: keys.openai })
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(answer.body.message).toContain('OpenAI')
  })

  test.each([{ provider: 'skynet', api_key: 'x' }, { api_key: 'x' }, { provider: 'toString', api_key: 'x' }])(
    'at a vendor that there is: %o is refused',
    async (body) => {
      expect(await tryKey(body)).toMatchObject({ status: 422, body: { code: 'invalid' } })
    },
  )
})

test('what the AI took this month is nothing before it was asked', async () => {
  expect((await ours.client.get('/api/settings/ai-usage')).body).toEqual({
    total_tokens: 0,
    total_cost: 0,
    total_requests: 0,
  })
})

/** Stores this month's AI cost, as if it had been used that much. */
async function costs({ org }: TestOrganization, dollars: number) {
  const { PutItemCommand } = await import('dynamodb-toolbox/entity/actions/put')
  const { AiUsage } = await import('../../functions/core/assistant/usage/entity.ts')
  const month = monthIn('America/New_York', new Date())
  await AiUsage.build(PutItemCommand)
    .item({ org, month, cost_micros: dollars * 1_000_000 })
    .send()
}
const told = async ({ client }: Pick<TestOrganization, 'client'>) =>
  (await client.get('/api/notifications')).body.data.map(({ kind }: { kind: string }) => kind)

test('what the AI cost this month is told to the managers once, when it reaches their alert', async () => {
  const org = await newOrganization()
  const agent = await org.addMember({ role: 'agent' })
  await save({ ai_cost_alert_threshold: '20' }, org)
  const cost = (dollars: number) => costs(org, dollars)

  await cost(19.99)
  await allFollowed()
  expect(await told(org)).toEqual([])
  for (const dollars of [20, 25]) await cost(dollars)
  await allFollowed()
  expect(await told(org)).toEqual(['ai_cost_reached'])
  expect(await told(agent)).toEqual([])
})

test('an alert lowered below what was used already is told at once, and one that is raised when the cost gets there', async () => {
  const org = await newOrganization()
  const alertAt = async (dollars: string) => {
    expect(await save({ ai_cost_alert_threshold: dollars }, org)).toMatchObject({ status: 200 })
    await allFollowed()
  }
  await costs(org, 60)
  await alertAt('80')
  expect(await told(org)).toEqual([])
  await alertAt('50')
  expect(await told(org)).toEqual(['ai_cost_reached'])
  await alertAt('90')
  expect(await told(org)).toEqual(['ai_cost_reached'])
  await costs(org, 95)
  await allFollowed()
  expect(await told(org)).toEqual(['ai_cost_reached', 'ai_cost_reached'])
  await alertAt('10')
  expect(await told(org)).toEqual(['ai_cost_reached', 'ai_cost_reached'])
})
