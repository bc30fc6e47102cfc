import type { AiProvider } from '#contract/assistant/providers.ts'

interface Price {
  provider: AiProvider
  model: string
  /** The first day (UTC) of this price. */
  from: string
  /** Dollars a million tokens, which is millionths of a dollar a token. Without `written`, 1.25 times the input. */
  input: number
  cached: number
  written?: number
  output: number
  /** Input tokens above which a request has another price: all of it this many times, or unknown without `times`. */
  above?: { tokens: number; times?: number }
}

/** As the vendors listed them in November 2026; those without a known day count from October. */
export const PRICES: Price[] = [
  {
    provider: 'openai',
    model: 'gpt-6-luna',
    from: '2026-09-22',
    input: 0.1,
    cached: 0.01,
    output: 0.5,
    above: { tokens: 272_000 },
  },
  { provider: 'openai', model: 'gpt-6.1-terra', from: '2026-10-26', input: 1, cached: 0.05, output: 5 },
  { provider: 'openai', model: 'gpt-6.1-sol', from: '2026-09-29', input: 2, cached: 0.1, output: 10 },
  { provider: 'openai', model: 'gpt-5.6-luna', from: '2026-10-01', input: 0.2, cached: 0.02, output: 1.2 },
  { provider: 'openai', model: 'gpt-5.4-mini', from: '2026-10-01', input: 0.75, cached: 0.075, output: 4.5 },
  {
    provider: 'anthropic',
    model: 'claude-haiku-5-5',
    from: '2026-10-07',
    input: 0.1,
    cached: 0.01,
    output: 0.5,
    above: { tokens: 100_000, times: 5 },
  },
  { provider: 'anthropic', model: 'claude-sonnet-5-5', from: '2026-10-01', input: 2, cached: 0.1, output: 10 },
  { provider: 'anthropic', model: 'claude-opus-5-5', from: '2026-10-01', input: 4, cached: 0.2, output: 20 },
  // Groq lists no discount for what is cached.
  { provider: 'groq', model: 'openai/gpt-oss-120b', from: '2026-10-01', input: 0.15, cached: 0.15, output: 0.6 },
  { provider: 'groq', model: 'openai/gpt-oss-20b', from: '2026-10-01', input: 0.075, cached: 0.075, output: 0.3 },
]

/** Millionths of a dollar a second of sound: OpenAI's $0.006 a minute, Groq's $0.04 an hour, at least 10 s. */
export const SOUND_PRICES: Record<string, { micros: number; leastSeconds: number }> = {
  'openai whisper-1': { micros: 100, leastSeconds: 0 },
  'groq whisper-large-v3-turbo': { micros: 40_000 / 3_600, leastSeconds: 10 },
}
