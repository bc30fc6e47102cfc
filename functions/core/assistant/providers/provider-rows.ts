import type { AiProvider } from '#contract/assistant/providers.ts'

interface ProviderRow {
  /** The environment variable that overrides `base`, with the name and meaning of the vendor's own library. */
  variable: string
  base: string
  /** Path of its list of models, which returns `{ data: [{ id }] }` for a valid key. */
  models: string
  headers: (key: string) => Record<string, string>
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

/** The differences between the vendors. */
export const PROVIDERS: Record<AiProvider, ProviderRow> = {
  openai: {
    variable: 'OPENAI_BASE_URL',
    base: 'https://api.openai.com/v1',
    models: '/models',
    headers: bearer,
  },
  anthropic: {
    variable: 'ANTHROPIC_BASE_URL',
    base: 'https://api.anthropic.com',
    models: '/v1/models?limit=1000',
    headers: (key) => ({ 'x-api-key': key, 'anthropic-version': '2026-10-21' }),
  },
  groq: {
    variable: 'GROQ_BASE_URL',
    base: 'https://api.groq.com',
    models: '/openai/v1/models',
    headers: bearer,
  },
}
