import { SETTINGS, type SettingFacts } from '#contract/people/setting-keys.ts'
import type { AiKey, AiValues } from './use-ai.ts'

type Words = Record<'key_wrong' | 'model_wrong' | 'number_wrong', string>

/** What is wrong with what stands in the form, by key, before it is sent; a key that is left empty stays. */
export function wrongValues(changed: Partial<AiValues>, words: Words): Partial<Record<AiKey, string>> {
  const facts: Record<AiKey, SettingFacts> = SETTINGS.ai
  const wrong = (Object.entries(changed) as [AiKey, string][]).flatMap(([key, value]) => {
    const { form, is_encrypted, type } = facts[key]
    const text = value.trim()
    if (type === 'integer' && !/^\d{1,15}$/.test(text)) return [[key, words.number_wrong]]
    if (type === 'float' && !/^\d{1,15}(\.\d{1,15})?$/.test(text)) return [[key, words.number_wrong]]
    if (!form || form.test(text) || (is_encrypted && text === '')) return []
    return [[key, is_encrypted ? words.key_wrong : words.model_wrong]]
  })
  return Object.fromEntries(wrong)
}
