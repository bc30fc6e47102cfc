import type { AssistantProblem } from '#contract/assistant/assistant-facts.ts'
import { AI_PROVIDERS, type AiProvider } from '#contract/assistant/providers.ts'
import type { Language } from '#contract/language.ts'
import type { PricePolicy } from '#contract/stock/price-rule.ts'
import { settingsIn } from '../../people/settings/typed-values.ts'
import type { AssistantItem } from './entity.ts'

const MINUTES = 10
const SLEEP_MINUTES = 30

export interface Vendor {
  provider: AiProvider
  model: string
  /** Encrypted. */
  sealed: string
  /** What all calls of a month may cost, in dollars. */
  monthlyLimit: number
}

/** The vendor that a dealership uses, by its stored settings: the first one that is switched on, and has a key. */
export function vendorOf(values: Record<string, string | undefined>): Vendor | undefined {
  const settings = settingsIn('ai', values)
  const provider = AI_PROVIDERS.find((one) => settings[`${one}_enabled`] && values[`${one}_api_key`])
  if (!provider) return undefined
  const sealed = values[`${provider}_api_key`] ?? ''
  return { provider, model: settings[`${provider}_model`], sealed, monthlyLimit: settings.ai_monthly_cost_limit }
}

/** An assistant with its defaults, and with what the dealership says of its prices. */
export function withDefaults(item: AssistantItem, { isTotal, isTotalOnly }: PricePolicy) {
  return {
    ...item,
    minutes: item.minutes ?? MINUTES,
    languages: item.languages ?? (['en', 'es'] satisfies Language[]),
    sleep_minutes: item.sleep_minutes ?? SLEEP_MINUTES,
    phrases: item.phrases ?? {},
    drafts_otherwise: item.drafts_otherwise ?? false,
    resumes_next_day: item.resumes_next_day ?? false,
    prices_are_total: isTotal,
    total_price_only: isTotalOnly,
  }
}

/** What keeps an assistant from answering, if anything does. */
export const problemOf = ({ problem }: AssistantItem, vendor: Vendor | undefined): AssistantProblem | undefined =>
  vendor ? problem : 'no_key'
