import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Anthropic from '@anthropic-ai/sdk'
import Groq from 'groq-sdk'
import OpenAI, { toFile } from 'openai'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { AI_PROVIDERS, type AiProvider, PROVIDER_FACTS } from '#contract/assistant/providers.ts'
import { takeTurn } from '../../functions/core/assistant/providers/take-turn.ts'
import { transcribeSound } from '../../functions/core/assistant/providers/transcribe-sound.ts'
import type { Ask, Item, Tool } from '../../functions/core/assistant/providers/turn-types.ts'
import { VENDOR_ERRORS, VendorError } from '../../functions/core/assistant/providers/vendor-error.ts'
import type { Turn } from '../../lib/local/ai/asked.ts'
import { hostileTurn, seededRandom } from '../../lib/local/ai/hostile.ts'
import { type Ai, startAi } from '../../lib/local/ai.ts'
import { readSample } from '../../lib/local/console/sample-files.ts'
import { toneWav } from '../../lib/local/twilio/voice/tone-files.ts'
import { newFolder } from '../new-folder.ts'

/** The vendors' own libraries and our adapters call the same twin: what passes both is in the vendors' format. */
let ai: Ai
beforeAll(async () => {
  ai = await startAi({ dir: newFolder('ai') })
  for (const [provider, url] of Object.entries(ai.urls)) vi.stubEnv(`${provider.toUpperCase()}_BASE_URL`, url)
})
beforeEach(() => ai.script.set({ turns: null, sounds: null, mode: 'assistant' }))
afterAll(() => {
  vi.unstubAllEnvs()
  return ai.stop()
})

const parameters = {
  type: 'object' as const,
  properties: { make: { type: 'string' } },
  required: ['make'],
  additionalProperties: false,
}
const searching: Tool = { name: 'search_vehicles', description: 'Searches the inventory.', parameters }
const LOOKS_UP: Turn = { text: 'One moment.', calls: [{ name: 'search_vehicles', arguments: { make: 'Honda' } }] }
const TELLS: Turn = { text: 'There it is.' }
const modelOf = (provider: AiProvider) => PROVIDER_FACTS[provider].models[0] ?? ''
const toOf = (provider: AiProvider, model = modelOf(provider)) => ({ provider, model, key: ai.keys[provider] })
const asked = (more: Partial<Ask> = {}): Ask => ({
  system: 'You sell cars.',
  items: [{ kind: 'customer', text: 'Do you have a Honda?' }],
  tools: [searching],
  maxTokens: 500,
  timeoutMs: 5_000,
  ...more,
})
const script = (...turns: Turn[]) => ai.script.set({ turns })
const failing = async (provider: AiProvider, ...turns: Turn[]) => {
  script(...turns)
  const error = await takeTurn(toOf(provider), asked()).then(
    () => undefined,
    (caught) => caught,
  )
  const tried = turns.length - ai.script.state().turns
  return { error: error as VendorError, tried }
}

describe('the vendors’ own libraries', () => {
  beforeEach(() => script(LOOKS_UP, TELLS))

  test('openai', async () => {
    const client = new OpenAI({ apiKey: ai.keys.openai, maxRetries: 0 })
    expect((await client.models.list()).data.map(({ id }) => id)).toContain('gpt-6-luna')
    const tools = [{ type: 'function' as const, name: searching.name, parameters, strict: false }]
    const question = { role: 'user' as const, content: 'Do you have a Honda?' }
    const kept = { model: 'gpt-6-luna', tools, store: false, include: ['reasoning.encrypted_content' as const] }
    const first = await client.responses.create({ ...kept, input: [question] })
    const call = first.output.find((one) => one.type === 'function_call')
    expect(call).toMatchObject({ name: 'search_vehicles', arguments: '{"make":"Honda"}' })
    const result = { type: 'function_call_output' as const, call_id: call?.call_id ?? '', output: '[]' }
    const second = await client.responses.create({
      ...kept,
      input: [question, ...(first.output as OpenAI.Responses.ResponseInput), result],
    })
    expect(second.output_text).toBe('There it is.')
    expect(second.usage?.total_tokens).toBeGreaterThan(10)
    script({ error: 'quota' })
    await expect(client.responses.create({ ...kept, input: 'Hi' })).rejects.toMatchObject({
      status: 429,
      code: 'credit_balance_exhausted',
    })
    const file = await toFile(toneWav(2), 'tone.wav')
    const heard = await client.audio.transcriptions.create({
      file,
      model: 'whisper-1',
      response_format: 'verbose_json',
    })
    expect(heard).toMatchObject({ duration: 2, language: 'english', text: expect.any(String) })
  })

  test('@anthropic-ai/sdk', async () => {
    const client = new Anthropic({ apiKey: ai.keys.anthropic, maxRetries: 0 })
    expect((await client.models.list()).data.map(({ id }) => id)).toContain('claude-haiku-5-5')
    const tools = [{ name: searching.name, input_schema: parameters }]
    const question = { role: 'user' as const, content: 'Do you have a Honda?' }
    const kept = { model: 'claude-haiku-5-5', tools, max_tokens: 500 }
    const first = await client.messages.create({ ...kept, messages: [question] })
    expect(first.stop_reason).toBe('tool_use')
    const call = first.content.find((one) => one.type === 'tool_use')
    const content = [{ type: 'tool_result' as const, tool_use_id: call?.id ?? '', content: '[]' }]
    const messages = [
      question,
      { role: 'assistant' as const, content: first.content },
      { role: 'user' as const, content },
    ]
    const second = await client.messages.create({ ...kept, messages })
    expect(second.content).toMatchObject([{ type: 'text', text: 'There it is.' }])
    script({ error: 'overloaded' })
    await expect(client.messages.create({ ...kept, messages: [question] })).rejects.toMatchObject({
      status: 529,
      error: { error: { type: 'overloaded_error' } },
    })
  })

  test('groq-sdk', async () => {
    const client = new Groq({ apiKey: ai.keys.groq, maxRetries: 0 })
    expect((await client.models.list()).data.map(({ id }) => id)).toContain('openai/gpt-oss-120b')
    const tools = [{ type: 'function' as const, function: { name: searching.name, parameters } }]
    const question = { role: 'user' as const, content: 'Do you have a Honda?' }
    const kept = { model: 'openai/gpt-oss-120b', tools }
    const first = await client.chat.completions.create({ ...kept, messages: [question] })
    const message = first.choices[0]?.message
    if (!message) throw new Error('There is no choice.')
    const result = { role: 'tool' as const, tool_call_id: message.tool_calls?.[0]?.id ?? '', content: '[]' }
    const second = await client.chat.completions.create({ ...kept, messages: [question, message, result] })
    expect(second.choices[0]).toMatchObject({ finish_reason: 'stop', message: { content: 'There it is.' } })
    script({ error: 'throttled' })
    await expect(client.chat.completions.create({ ...kept, messages: [question] })).rejects.toMatchObject({
      status: 429,
      error: { error: { code: 'rate_limit_exceeded' } },
    })
    const heard = await client.audio.transcriptions.create({
      file: await toFile(toneWav(3), 'tone.wav'),
      model: 'whisper-large-v3-turbo',
    })
    expect(heard.text).toEqual(expect.any(String))
  })
})

describe.each(AI_PROVIDERS)('%s', (provider) => {
  test('is asked, calls a tool, gets its own thinking back with the result, and ends', async () => {
    script(LOOKS_UP, TELLS)
    const first = await takeTurn(toOf(provider), asked({ mustCall: true }))
    expect(first).toMatchObject({
      text: 'One moment.',
      stop: 'calls',
      calls: [{ name: 'search_vehicles', arguments: { make: 'Honda' } }],
      requestId: expect.stringMatching(/./),
    })
    expect(first.items.map(({ kind }) => kind)).toEqual(['opaque', 'assistant', 'call'])
    const { input, cached, written, output } = first.usage
    expect([input, output].every((tokens) => tokens > 5)).toBe(true)
    expect([cached, written]).toEqual([0, 0])

    const results = first.calls.map(({ id }): Item => ({ kind: 'result', id, content: '{"vehicles":[]}' }))
    const items = [...asked().items, ...first.items, ...results]
    const second = await takeTurn(toOf(provider), asked({ items }))
    expect(second).toMatchObject({ text: 'There it is.', stop: 'end', calls: [] })
  })

  test('lets another model go on with what was said, without thoughts that it cannot read', async () => {
    script(LOOKS_UP, TELLS)
    const first = await takeTurn(toOf(provider), asked())
    const results = first.calls.map(({ id }): Item => ({ kind: 'result', id, content: '{}' }))
    const other = toOf(provider, PROVIDER_FACTS[provider].models[1])
    const items = [...asked().items, ...first.items, ...results]
    expect(await takeTurn(other, asked({ items }))).toMatchObject({ stop: 'end' })
  })

  test('counts what came from its cache apart', async () => {
    script(TELLS, TELLS)
    const system = `You sell cars. ${provider} `.repeat(300)
    await takeTurn(toOf(provider), asked({ system }))
    const { usage } = await takeTurn(toOf(provider), asked({ system }))
    expect(usage.cached).toBeGreaterThan(1_000)
    expect(usage.input).toBeLessThan(200)
  })

  test('keeps nothing at the vendor, sets no sampling, and sends the key in a header only', async () => {
    script(TELLS)
    await takeTurn(toOf(provider), asked({ mustCall: true }))
    const body = ai.script.calls().at(-1)?.body as Record<string, unknown>
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining([expect.stringMatching(/temperature|top_|metadata/)]))
    expect(JSON.stringify(ai.script.calls())).not.toContain(ai.keys[provider])
    expect(body).toMatchObject(
      {
        openai: { store: false, tool_choice: 'required', include: ['reasoning.encrypted_content'] },
        anthropic: { system: [{ cache_control: { type: 'ephemeral' } }] },
        groq: { tool_choice: 'required' },
      }[provider],
    )
    if (provider === 'anthropic') expect(body).not.toHaveProperty('tool_choice')
  })

  test.each([
    ['auth', 'auth'],
    ['permission', 'auth'],
    ['quota', 'quota'],
    ['model_gone', 'model_gone'],
    ['too_long', 'conversation_too_long'],
  ] as const)('never tries again after %s', async (error, kind) => {
    const failed = await failing(provider, { error }, TELLS)
    expect(failed).toMatchObject({ error: { kind, provider }, tried: 1 })
    expect(failed.error).toBeInstanceOf(VendorError)
  })

  test.each([
    ['throttled', 'throttled'],
    ['overloaded', 'overloaded'],
    ['unavailable', 'unavailable'],
    ['timeout', 'timeout'],
  ] as const)('answers after two failures of %s, and fails at the third', async (error, kind) => {
    const fast = { error, headers: { 'retry-after-ms': '1' } }
    script(fast, fast, TELLS)
    expect(await takeTurn(toOf(provider), asked())).toMatchObject({ text: 'There it is.' })
    expect(await failing(provider, fast, fast, fast, TELLS)).toMatchObject({ error: { kind }, tried: 3 })
  })

  test('leaves a long pause to the caller', async () => {
    const failed = await failing(provider, { error: 'throttled', headers: { 'retry-after': '11' } }, TELLS)
    expect(failed).toMatchObject({ error: { kind: 'throttled', more: { retryAfterMs: 11_000 } }, tried: 1 })
  })

  test.each(['{"id":', '', '[]', 'null', '<html>', `"${'a'.repeat(1_000_001)}"`])(
    'takes an answer that is none for malformed, after a second one: %.10s',
    async (raw) => {
      expect(await failing(provider, { raw }, { raw }, TELLS)).toMatchObject({ error: { kind: 'malformed' }, tried: 2 })
    },
  )

  test('tells a page of a proxy by its status', async () => {
    const failed = await failing(
      provider,
      ...Array(3).fill({ raw: '<html>', status: 503, headers: { 'retry-after-ms': '1' } }),
    )
    expect(failed).toMatchObject({ error: { kind: 'overloaded', more: { status: 503 } }, tried: 3 })
  })

  test('gives up on silence, and at the end of the whole turn’s time', async () => {
    script({ delay_ms: 60_000 }, { delay_ms: 60_000 }, TELLS)
    expect(await takeTurn(toOf(provider), asked({ timeoutMs: 100 }))).toMatchObject({ text: 'There it is.' })
    script({ delay_ms: 60_000 }, TELLS)
    const turn = takeTurn(toOf(provider), asked({ signal: AbortSignal.timeout(100) }))
    await expect(turn).rejects.toMatchObject({ kind: 'timeout' })
    expect(ai.script.state().turns).toBe(1)
  })

  test.each([
    ['length', 'length'],
    ['refused', 'refused'],
  ] as const)('says that it stopped by %s', async (stop, expected) => {
    script({ stop, text: 'I' })
    expect(await takeTurn(toOf(provider), asked())).toMatchObject({ stop: expected })
  })

  test('whatever a hostile model sends is an answer or an error of a known kind', async () => {
    const random = seededRandom(11)
    const hostile = () => ({
      ...hostileTurn({ model: '', system: '', said: [], tools: [{ name: searching.name, parameters }] }, random),
      delay_ms: 0,
      headers: { 'retry-after-ms': '1' },
    })
    const outcomes = new Set<string>()
    for (let n = 0; n < 250; n++) {
      script(hostile(), hostile(), hostile())
      const outcome = await takeTurn(toOf(provider), asked()).then(
        ({ stop }) => stop,
        (error) => (error instanceof VendorError && VENDOR_ERRORS.includes(error.kind) ? error.kind : String(error)),
      )
      outcomes.add(outcome)
    }
    const known = new Set<string>([...VENDOR_ERRORS, 'calls', 'end', 'length', 'refused'])
    expect([...outcomes].filter((one) => !known.has(one))).toEqual([])
    expect(outcomes.size).toBeGreaterThan(7)
  })

  test('a wrong key fails without being told anywhere', async () => {
    const failed = await takeTurn({ ...toOf(provider), key: 'sk-planted-secret' }, asked()).catch((error) => error)
    expect(failed).toMatchObject({ kind: 'auth', message: expect.not.stringContaining('planted') })
    const odd = await takeTurn({ ...toOf(provider), key: 'sk-planted\nsecret' }, asked()).catch((error) => error)
    expect(JSON.stringify([odd.message, odd.cause, odd.more, String(odd.stack)])).not.toContain('planted')
  })
})

test.each(['openai', 'groq'] as const)('%s’s broken arguments are marked, not thrown', async (provider) => {
  script({ calls: [{ name: 'search_vehicles', arguments: '{"make":' }, { name: 'search_vehicles' }] })
  const { calls } = await takeTurn(toOf(provider), asked())
  expect(calls).toMatchObject([{ isMalformed: true, arguments: undefined }, { arguments: {} }])
  expect(calls[1]).not.toHaveProperty('isMalformed')
})

test('a call that Groq’s model wrote wrongly is tried once more', async () => {
  script({ error: 'malformed' }, TELLS)
  expect(await takeTurn(toOf('groq'), asked())).toMatchObject({ text: 'There it is.' })
  expect(await failing('groq', { error: 'malformed' }, { error: 'malformed' }, TELLS)).toMatchObject({ tried: 2 })
  expect(await failing('openai', { error: 'malformed' }, TELLS)).toMatchObject({
    error: { kind: 'malformed' },
    tried: 1,
  })
})

test('OpenAI’s failure inside a 200, its throttling of the type of a quota, and a text against its policy', async () => {
  script({ error: 'failed' }, TELLS)
  expect(await takeTurn(toOf('openai'), asked())).toMatchObject({ text: 'There it is.' })
  const error = { message: '', type: 'insufficient_quota', param: null, code: 'rate_limit_exceeded' }
  script({ status: 429, raw: { error } }, TELLS)
  expect(await takeTurn(toOf('openai'), asked())).toMatchObject({ text: 'There it is.' })
  expect(await failing('openai', { error: 'refused' }, TELLS)).toMatchObject({ error: { kind: 'refused' }, tried: 1 })
})

test('a conversation that begins with the assistant, and empty words, are no reason for Anthropic to refuse', async () => {
  script(TELLS)
  const items: Item[] = [
    { kind: 'assistant', text: 'Hi from Mariposa Motors' },
    { kind: 'customer', text: ' ' },
    { kind: 'customer', text: 'Hi' },
  ]
  expect(await takeTurn(toOf('anthropic'), asked({ items }))).toMatchObject({ text: 'There it is.' })
})

test('nobody is followed elsewhere with a key, and a vendor that is gone is unavailable', async () => {
  let followed = 0
  const thief = createServer(({ url }, response) => {
    if (url === '/stolen') followed++
    response.writeHead(307, { location: '/stolen' }).end()
  })
  await new Promise<void>((resolve) => thief.listen(0, '127.0.0.1', resolve))
  try {
    vi.stubEnv('GROQ_BASE_URL', `http://127.0.0.1:${(thief.address() as AddressInfo).port}`)
    await expect(takeTurn(toOf('groq'), asked())).rejects.toMatchObject({ kind: 'unavailable' })
    expect(followed).toBe(0)
    thief.closeAllConnections()
    await new Promise((resolve) => thief.close(resolve))
    await expect(takeTurn(toOf('groq'), asked())).rejects.toMatchObject({ more: { code: 'ECONNREFUSED' } })
  } finally {
    vi.stubEnv('GROQ_BASE_URL', ai.urls.groq)
  }
})

describe('a sound is written out', () => {
  const note = () => new Uint8Array(readSample('voice.ogg')?.content as Buffer)

  test.each(['openai', 'groq'] as const)('by %s in its language, with its length', async (provider) => {
    const sound = { bytes: note(), mime: 'audio/ogg; codecs=opus' }
    expect(await transcribeSound(toOf(provider), sound)).toMatchObject({
      text: expect.stringContaining('¿Todavía tienen la camioneta'),
      language: 'es',
      seconds: 4.02,
    })
    expect(
      await transcribeSound(toOf(provider), { bytes: new Uint8Array(toneWav(4)), mime: 'audio/x-wav' }),
    ).toMatchObject({ language: 'en', seconds: 4 })
    ai.script.set({ sounds: [{ error: 'quota' }] })
    await expect(transcribeSound(toOf(provider), sound)).rejects.toMatchObject({ kind: 'quota' })
  })

  test.each([
    ['anthropic', 'audio/ogg', 'no_transcription'],
    ['openai', 'audio/amr', 'unknown_format'],
  ] as const)('not by %s from %s', async (provider, mime, code) => {
    await expect(transcribeSound(toOf(provider), { bytes: note(), mime })).rejects.toMatchObject({ more: { code } })
  })
})
