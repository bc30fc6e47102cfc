import { Input, SimpleGrid, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { type AiProvider, PROVIDER_FACTS } from '#contract/assistant/providers.ts'
import { useText } from '../../../lib/language/text.ts'
import { SectionPart } from '../../../parts/section-frame.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { NativeCheckbox } from '../../../ui/native-checkbox.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import type { Banner } from '../../../ui/use-banner.ts'
import { ProviderTest } from './provider-test.tsx'
import { RemoveKey } from './remove-key.tsx'
import { aiTexts } from './texts.ts'
import type { Ai } from './use-ai.ts'

/** A form field: its value and error. */
export interface Field {
  value: string
  error?: string
  onChange: (value: string) => void
}

interface ProviderFieldsProps {
  provider: AiProvider
  ai: Ai
  enabled: Field
  apiKey: Field
  model: Field
  onBanner: (banner: Banner) => void
}

/** One vendor: whether it is used, its key, its model, and a test of them. */
export function ProviderFields({ provider, ai, enabled, apiKey, model, onBanner }: ProviderFieldsProps) {
  const t = useText(aiTexts)
  const common = useText()
  const { name, models: suggested } = PROVIDER_FACTS[provider]
  const [models, setModels] = useState(suggested)
  const last4 = ai.last4[`${provider}_api_key`]
  const hasKey = last4 !== undefined || apiKey.value.trim() !== ''
  return (
    <SectionPart title={name}>
      <Stack gap="5">
        <NativeCheckbox
          label={t('enabled', { provider: name })}
          hint={hasKey ? undefined : t('key_first')}
          disabled={!hasKey}
          checked={enabled.value === 'true'}
          onChange={({ target }) => enabled.onChange(String(target.checked))}
        />
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="5" alignItems="start">
          <FormField
            label={t('api_key')}
            hint={last4 ? t('key_saved', { last4 }) : t('key_hint')}
            error={apiKey.error}
            isRequired
          >
            <PasswordInput
              showLabel={common('show_password')}
              hideLabel={common('hide_password')}
              autoComplete="off"
              spellCheck={false}
              placeholder={last4 && `••••••••${last4}`}
              value={apiKey.value}
              onChange={({ target }) => apiKey.onChange(target.value)}
            />
          </FormField>
          <FormField label={t('model')} hint={t('model_hint')} error={model.error}>
            <Input
              list={`${provider}-models`}
              autoComplete="off"
              spellCheck={false}
              value={model.value}
              onChange={({ target }) => model.onChange(target.value)}
            />
          </FormField>
        </SimpleGrid>
        <datalist id={`${provider}-models`}>
          {models.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <ProviderTest
          name={name}
          model={model.value.trim()}
          disabled={!hasKey}
          test={async () => {
            const found = await ai.test(provider, apiKey.value)
            setModels(found)
            return found
          }}
          onBanner={onBanner}
        >
          {last4 && <RemoveKey name={name} remove={() => ai.removeKey(provider)} onBanner={onBanner} />}
        </ProviderTest>
      </Stack>
    </SectionPart>
  )
}
