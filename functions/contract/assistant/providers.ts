import * as z from 'zod/mini'

export const AI_PROVIDERS = ['openai', 'anthropic', 'groq'] as const
export const AiProvider = z.enum(AI_PROVIDERS)
export type AiProvider = z.infer<typeof AiProvider>

/** Each provider's name, and models from its list of November 2026; any other name may be typed. */
export const PROVIDER_FACTS: Record<AiProvider, { name: string; models: readonly string[] }> = {
  openai: { name: 'OpenAI', models: ['gpt-6-luna', 'gpt-6.1-terra', 'gpt-6.1-sol', 'gpt-5.6-luna', 'gpt-5.4-mini'] },
  anthropic: { name: 'Anthropic', models: ['claude-haiku-5-5', 'claude-sonnet-5-5', 'claude-opus-5-5'] },
  groq: {
    name: 'Groq',
    models: ['openai/gpt-oss-120b', 'openai/gpt-oss-20b', 'qwen/qwen3.6-27b', 'qwen/qwen3.8-27b'],
  },
}
