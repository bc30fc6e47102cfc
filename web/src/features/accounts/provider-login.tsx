import { useEffect, useState } from 'react'
import { PROVIDER_NAMES, type Provider } from '#contract/people/identity-providers.ts'
import { logInBy, readProviders } from '../../data/providers.ts'
import { errorText } from '../../lib/language/error-text.ts'
import { useText } from '../../lib/language/text.ts'
import { ProviderMark } from '../../ui/provider-mark.tsx'
import { providerTexts } from './provider-texts.ts'

interface ProviderLoginProps {
  /** What is in the form's field, by which one's company is known. */
  emailOf: () => string
  /** How a visit to a provider's page ended, from which the browser has just come back. */
  outcome: string | null
  /** Leads on into the workspace. */
  onIn: () => Promise<void>
  onFailed: (words: string) => void
}

/** Logging in by an account at Google, Microsoft, or one's company, where this deployment has that. */
export function ProviderLogin({ emailOf, outcome, onIn, onFailed }: ProviderLoginProps) {
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
  async function leave(provider: Provider) {
    const email = emailOf().trim()
    if (provider === 'own' && !email) return onFailed(t('email_needed'))
    try {
      await logInBy(provider, provider === 'own' ? email : undefined)
    } catch (failure) {
      onFailed(errorText(failure, t('failed')))
    }
  }
  return (
    <div className="account-providers">
      <p className="account-or">{t('or')}</p>
      {providers.map((provider) => (
        <button key={provider} type="button" className="account-provider" onClick={() => leave(provider)}>
          <ProviderMark provider={provider} />
          {t('go_on', { name: PROVIDER_NAMES[provider] })}
        </button>
      ))}
    </div>
  )
}
