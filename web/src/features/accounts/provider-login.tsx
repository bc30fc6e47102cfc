import { useEffect, useState } from 'react'
import type { Provider } from '#contract/people/identity-providers.ts'
import { logInBy, readProviders } from '../../data/providers.ts'
import { useText } from '../../lib/language/text.ts'
import { ProviderMark } from '../../ui/provider-mark.tsx'
import { providerTexts } from './provider-texts.ts'

const NAMES: Record<Provider, string> = { google: 'Google', microsoft: 'Microsoft' }

interface ProviderLoginProps {
  /** How a visit to a provider's page ended, from which the browser has just come back. */
  outcome: string | null
  /** Leads on into the workspace. */
  onIn: () => Promise<void>
  onFailed: (words: string) => void
}

/** Logging in by an account at Google or Microsoft, where this deployment has that. */
export function ProviderLogin({ outcome, onIn, onFailed }: ProviderLoginProps) {
  const t = useText(providerTexts)
  const [providers, setProviders] = useState<Provider[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page opens
  useEffect(() => {
    // Without an answer the form above is still there.
    readProviders().then(setProviders, () => undefined)
    if (outcome === 'signed_in') onIn().catch(() => onFailed(t('failed')))
    else if (outcome) onFailed(t(outcome in providerTexts ? (outcome as 'failed') : 'failed'))
  }, [])
  if (providers.length === 0) return null
  return (
    <div className="account-providers">
      <p className="account-or">{t('or')}</p>
      {providers.map((provider) => (
        <button
          key={provider}
          type="button"
          className="account-provider"
          onClick={() => logInBy(provider).catch(() => onFailed(t('failed')))}
        >
          <ProviderMark provider={provider} />
          {t('go_on', { name: NAMES[provider] })}
        </button>
      ))}
    </div>
  )
}
