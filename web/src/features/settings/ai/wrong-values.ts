import { assistantSettings } from '#contract/assistant/settings.ts'
import type { Language } from '#contract/language.ts'
import { rangeOf, settingRange } from '#contract/people/setting-range.ts'
import type { SettingFacts } from '#contract/setting.ts'
import { say } from '#contract/words.ts'
import type { AiKey, AiValues } from './use-ai.ts'

type Words = Record<'key_wrong' | 'model_wrong', string>

const NUMBER = { integer: /^\d{1,15}$/, float: /^\d{1,15}(\.\d{1,15})?$/ }

/** Errors of the form's values by key, before they are sent; an empty key field keeps the saved key. */
export function wrongValues(
  changed: Partial<AiValues>,
  words: Words,
  language: Language,
): Partial<Record<AiKey, string>> {
  const facts: Record<AiKey, SettingFacts> = assistantSettings.ai
  const wrong = (Object.entries(changed) as [AiKey, string][]).flatMap(([key, value]) => {
    const { form, is_encrypted } = facts[key]
    const text = value.trim()
    const range = rangeOf(key, facts[key])
    if (range && !(NUMBER[range.isWhole ? 'integer' : 'float'].test(text) && Number(text) <= range.most))
      return [[key, say(settingRange, language, range)]]
    if (!form || form.test(text) || (is_encrypted && text === '')) return []
    return [[key, is_encrypted ? words.key_wrong : words.model_wrong]]
  })
  return Object.fromEntries(wrong)
}
