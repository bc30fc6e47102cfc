import { Button, HStack, Stack } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { Banner } from '../../../ui/use-banner.ts'
import { aiTexts } from './texts.ts'

interface ProviderTestProps {
  /** The vendor's name. */
  name: string
  /** The model in the form. */
  model: string
  disabled: boolean
  /** Returns the models available to the key. */
  test: () => Promise<readonly string[]>
  onBanner: (banner: Banner) => void
  /** Other buttons beside it. */
  children?: ReactNode
}

/** Tests the connection to a vendor, and shows the result. */
export function ProviderTest({ name, model, disabled, test, onBanner, children }: ProviderTestProps) {
  const t = useText(aiTexts)
  const [outcome, setOutcome] = useState<{ models: readonly string[] } | { error: unknown }>()
  const [isBusy, setBusy] = useState(false)

  async function run() {
    setBusy(true)
    setOutcome(undefined)
    const provider = name.toUpperCase()
    try {
      setOutcome({ models: await test() })
      onBanner({ status: 'success', text: t('test_ok', { provider }) })
    } catch (error) {
      setOutcome({ error })
      onBanner({ status: 'error', text: t('test_failed', { provider }) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Stack gap="3">
      {outcome && 'error' in outcome && (
        <Notice status="error" title={t('not_connected')}>
          {errorText(outcome.error)}
        </Notice>
      )}
      {outcome && 'models' in outcome && (
        <Notice status="success" title={t('connected')}>
          {t('models_found', { count: outcome.models.length })}
          {!outcome.models.includes(model) && ` ${t('model_unknown', { model })}`}
        </Notice>
      )}
      <HStack wrap="wrap" gap="3">
        <Button type="button" variant="outline" disabled={disabled} loading={isBusy} onClick={run}>
          {t('test')}
        </Button>
        {children}
      </HStack>
    </Stack>
  )
}
