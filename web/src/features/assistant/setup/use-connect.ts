import { useState } from 'react'
import type { AiProvider } from '#contract/assistant/providers.ts'
import { testAi } from '../../../data/ai.ts'
import { readAssistantAgain } from '../../../data/assistant.ts'
import { saveSettings } from '../../../data/settings.ts'
import { errorText } from '../../../lib/language/error-text.ts'

/** Tests a vendor's key, or the saved one; one that works is used from now on, also where it had failed. */
export function useConnect() {
  const [provider, setProvider] = useState<AiProvider>('openai')
  const [key, setKey] = useState('')
  const [outcome, setOutcome] = useState<'ok' | { failed: string }>()
  const [isBusy, setBusy] = useState(false)
  async function run(tested: AiProvider, newKey?: string) {
    setBusy(true)
    setOutcome(undefined)
    try {
      await testAi({ provider: tested, ...(newKey && { api_key: newKey }) })
      await saveSettings([
        ...(newKey ? [{ key: `${tested}_api_key`, value: newKey, group: 'ai' as const }] : []),
        { key: `${tested}_enabled`, value: 'true', group: 'ai' },
      ])
      setOutcome('ok')
      await readAssistantAgain()
    } catch (error) {
      setOutcome({ failed: errorText(error) })
    } finally {
      setBusy(false)
    }
  }
  return { provider, setProvider, key, setKey, outcome, isBusy, run }
}
