import type { AiProvider } from '#contract/assistant/providers.ts'

interface ProviderRow {
  /** The variable that leads somewhere else than `base`, named and meant as in the vendor's own library. */
  variable: string
  base: string
  /** Its list of models, which answers `{ data: [{ id }] }` to a key that holds. */
  models: string
  headers: (key: string) => Record<string, string>
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

/** What differs between the vendors. */
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
