import type { AiProvider } from '#contract/assistant/providers.ts'
import { testAi, useAiUsage } from '../../../data/ai.ts'
import { resetSetting } from '../../../data/settings.ts'
import { type SettingKey, type SettingValues, useSettingGroup } from '../../../data/use-setting-group.ts'

export type AiKey = SettingKey<'ai'>
export type AiValues = SettingValues<'ai'>

/** The AI's settings, its usage this month, and a test of a vendor's key. */
export function useAi() {
  const group = useSettingGroup('ai')
  return {
    ...group,
    usage: useAiUsage(),
    /** Tests the key in the form, else the saved one; returns the models available to it. */
    test: async (provider: AiProvider, key: string) =>
      (await testAi({ provider, ...(key.trim() && { api_key: key.trim() }) })).models,
    /** Removes a saved key, which also disables the vendor. */
    async removeKey(provider: AiProvider) {
      await resetSetting('ai', `${provider}_api_key`)
      await group.save({ [`${provider}_enabled`]: 'false' })
    },
  }
}
export type Ai = ReturnType<typeof useAi>
