import type { AiProvider } from '#contract/assistant/providers.ts'
import { testAi, useAiUsage } from '../../../data/ai.ts'
import { resetSetting } from '../../../data/settings.ts'
import { type SettingKey, type SettingValues, useSettingGroup } from '../use-setting-group.ts'

export type AiKey = SettingKey<'ai'>
export type AiValues = SettingValues<'ai'>

/** The AI's settings, what it took this month, and trying a vendor's key. */
export function useAi() {
  const group = useSettingGroup('ai')
  return {
    ...group,
    usage: useAiUsage(),
    /** Tries the key that stands in the form, else the saved one; answers the models that it may use. */
    test: async (provider: AiProvider, key: string) =>
      (await testAi({ provider, ...(key.trim() && { api_key: key.trim() }) })).models,
    /** Takes a saved key away; without it the vendor is not used. */
    async removeKey(provider: AiProvider) {
      await resetSetting('ai', `${provider}_api_key`)
      await group.save({ [`${provider}_enabled`]: 'false' })
    },
  }
}
export type Ai = ReturnType<typeof useAi>
