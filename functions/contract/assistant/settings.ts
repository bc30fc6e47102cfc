import type { Label } from '#contract/language.ts'
import type { SettingGroups } from '#contract/setting.ts'

/** Vendors' keys and models have no spaces and no line breaks. */
const MODEL = /^[\x21-\x7e]{1,120}$/
const API_KEY = {
  type: 'string',
  default: '',
  is_encrypted: true,
  form: /^[\x21-\x7e]{8,300}$/,
  uses: ['ai-keys:encrypt'],
} as const

/** More than any dealership spends on AI in a month. */
const MOST_DOLLARS = 1_000_000
const MOST_TOKENS = 1_000_000_000_000

export const assistantSettings = {
  /** The AI's vendors and limits (S2 §3). Models as of November 2026: those named in S2 no longer exist. */
  ai: {
    openai_api_key: API_KEY,
    openai_model: { type: 'string', default: 'gpt-6-luna', form: MODEL },
    openai_enabled: { type: 'boolean', default: 'false' },
    anthropic_api_key: API_KEY,
    anthropic_model: { type: 'string', default: 'claude-haiku-5-5', form: MODEL },
    anthropic_enabled: { type: 'boolean', default: 'false' },
    groq_api_key: API_KEY,
    groq_model: { type: 'string', default: 'openai/gpt-oss-120b', form: MODEL },
    groq_enabled: { type: 'boolean', default: 'false' },
    ai_monthly_token_limit: { type: 'integer', default: '1000000', least: 0, most: MOST_TOKENS },
    /** Dollars a month: at the first managers are notified, at the second the AI is no longer called. */
    ai_cost_alert_threshold: { type: 'float', default: '100', least: 0, most: MOST_DOLLARS },
    ai_monthly_cost_limit: { type: 'float', default: '100', least: 0, most: MOST_DOLLARS },
  },
} as const satisfies SettingGroups

/** Display names of the settings. */
export const assistantSettingLabels = {
  openai_api_key: { en: 'OpenAI API key', es: 'Clave de API de OpenAI' },
  openai_model: { en: 'OpenAI model', es: 'Modelo de OpenAI' },
  openai_enabled: { en: 'Use OpenAI', es: 'Usar OpenAI' },
  anthropic_api_key: { en: 'Anthropic API key', es: 'Clave de API de Anthropic' },
  anthropic_model: { en: 'Anthropic model', es: 'Modelo de Anthropic' },
  anthropic_enabled: { en: 'Use Anthropic', es: 'Usar Anthropic' },
  groq_api_key: { en: 'Groq API key', es: 'Clave de API de Groq' },
  groq_model: { en: 'Groq model', es: 'Modelo de Groq' },
  groq_enabled: { en: 'Use Groq', es: 'Usar Groq' },
  ai_monthly_token_limit: { en: 'Monthly token limit', es: 'Límite mensual de tokens' },
  ai_cost_alert_threshold: { en: 'Cost alert threshold (USD)', es: 'Notificarme con este costo (USD)' },
  ai_monthly_cost_limit: { en: 'Monthly cost limit (USD)', es: 'Límite de costo mensual (USD)' },
} as const satisfies Record<keyof (typeof assistantSettings)['ai'], Label>
