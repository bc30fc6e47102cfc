import { Button, Stack } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { AI_PROVIDERS } from '#contract/assistant/providers.ts'
import { refusedValues } from '../../../data/use-setting-group.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import type { Banner } from '../../../ui/use-banner.ts'
import { settingsTexts } from '../texts.ts'
import { LimitFields } from './limit-fields.tsx'
import { ProviderFields } from './provider-fields.tsx'
import { aiTexts } from './texts.ts'
import type { Ai, AiKey, AiValues } from './use-ai.ts'
import { wrongValues } from './wrong-values.ts'

interface AiFormProps {
  ai: Ai
  saved: AiValues
  onBanner: (banner: Banner) => void
}

/** All AI settings; they are saved together, and a key is tested first. */
export function AiForm({ ai, saved, onBanner }: AiFormProps) {
  const t = useText(aiTexts)
  const shared = useText(settingsTexts)
  const common = useText()
  const language = useLanguage()
  const [changed, setChanged] = useState<Partial<AiValues>>({})
  const [wrong, setWrong] = useState<Partial<Record<AiKey, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const field = (key: AiKey) => ({
    value: changed[key] ?? saved[key],
    error: wrong[key],
    onChange: (value: string) => {
      setChanged((before) => ({ ...before, [key]: value }))
      setWrong(({ [key]: _, ...rest }) => rest)
    },
  })

  async function save(event: FormEvent) {
    event.preventDefault()
    const found = wrongValues(changed, { key_wrong: t('key_wrong'), model_wrong: t('model_wrong') }, language)
    setWrong(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      if (Object.keys(changed).length > 0) await ai.save(changed)
      setChanged({})
      onBanner({ status: 'success', text: t('saved') })
    } catch (error) {
      const refused = refusedValues<'ai'>(error, changed)
      setWrong(refused)
      if (Object.keys(refused).length === 0)
        onBanner({ status: 'error', text: `${shared('save_failed')}: ${errorText(error)}` })
    } finally {
      setBusy(false)
    }
  }

  return (
    <form noValidate onSubmit={save}>
      <Stack gap="5">
        {AI_PROVIDERS.map((provider) => (
          <ProviderFields
            key={provider}
            provider={provider}
            ai={ai}
            enabled={field(`${provider}_enabled`)}
            apiKey={field(`${provider}_api_key`)}
            model={field(`${provider}_model`)}
            onBanner={onBanner}
          />
        ))}
        <LimitFields field={field} />
        <Button type="submit" loading={isBusy} alignSelf="flex-start">
          {common('save')}
        </Button>
      </Stack>
    </form>
  )
}
