import { expect, test } from 'vitest'
import { costOf, costOfSound } from '../../functions/core/assistant/usage/cost-of.ts'

const at = new Date('2026-11-28T12:00:00Z')
const usage = { input: 10_000, cached: 20_000, written: 4_000, output: 1_000 }

test.each([
  ['openai', 'gpt-6-luna', usage, 1_000 + 200 + 500 + 500],
  ['openai', 'gpt-6-luna-2026-09-22', usage, 2_200],
  ['anthropic', 'claude-haiku-5-5-20261007', usage, 2_200],
  ['groq', 'openai/gpt-oss-120b', { input: 1, cached: 0, written: 0, output: 0 }, 1],
] as const)('%s’s %s costs what is listed, each kind of token at its price', (provider, model, used, micros) => {
  expect(costOf(provider, model, used, at)).toBe(micros)
})

test.each([
  [100_000, 10_000],
  [100_001, 50_001],
])('%i tokens of input cost %i: beyond a prompt’s size, all of it costs more', (input, micros) => {
  expect(costOf('anthropic', 'claude-haiku-5-5', { input, cached: 0, written: 0, output: 0 }, at)).toBe(micros)
})

test.each([
  ['another model', 'openai', 'gpt-7', usage, at],
  ['another vendor’s model', 'groq', 'gpt-6-luna', usage, at],
  ['a prompt whose price is not known', 'openai', 'gpt-6-luna', { ...usage, input: 272_001 }, at],
  ['a day before the price', 'openai', 'gpt-6-luna', usage, new Date('2026-09-21T23:59:59Z')],
] as const)('the cost of %s is unknown, not nothing', (_, provider, model, used, day) => {
  expect(costOf(provider, model, used, day)).toBeUndefined()
})

test('a sound costs by its seconds, a short one at Groq as ten; an unknown model’s is unknown', () => {
  expect(costOfSound('openai', 'whisper-1', 90)).toBe(9_000)
  expect(costOfSound('groq', 'whisper-large-v3-turbo', 2)).toBe(112)
  expect(costOfSound('openai', 'whisper-9', 90)).toBeUndefined()
})
