import type { AiProvider } from '#contract/assistant/providers.ts'
import { ANTHROPIC_VERSION, anthropicWire } from './anthropic-wire.ts'
import { groqWire } from './groq-wire.ts'
import { openaiWire } from './openai-wire.ts'
import type { Wire } from './turn-types.ts'

interface ProviderRow {
  /** The environment variable that overrides `base`, with the name and meaning of the vendor's own library. */
  variable: string
  base: string
  /** Path of its list of models, which returns `{ data: [{ id }] }` for a valid key. */
  models: string
  headers: (key: string) => Record<string, string>
  turn: Wire
  /** Where sounds are written out, and by which model; both vendors answer as Whisper does. */
  transcription?: { path: string; model: string }
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

/** The differences between the vendors. */
export const PROVIDERS: Record<AiProvider, ProviderRow> = {
  openai: {
    variable: 'OPENAI_BASE_URL',
    base: 'https://api.openai.com/v1',
    models: '/models',
    headers: bearer,
    turn: openaiWire,
    transcription: { path: '/audio/transcriptions', model: 'whisper-1' },
  },
  anthropic: {
    variable: 'ANTHROPIC_BASE_URL',
    base: 'https://api.anthropic.com',
    models: '/v1/models?limit=1000',
    headers: (key) => ({ 'x-api-key': key, 'anthropic-version': ANTHROPIC_VERSION }),
    turn: anthropicWire,
  },
  groq: {
    variable: 'GROQ_BASE_URL',
    base: 'https://api.groq.com',
    models: '/openai/v1/models',
    headers: bearer,
    turn: groqWire,
    transcription: { path: '/openai/v1/audio/transcriptions', model: 'whisper-large-v3-turbo' },
  },
}
