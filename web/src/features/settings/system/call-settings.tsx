import { Button, Fieldset, SimpleGrid, Skeleton, Stack, Textarea } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { MISSED_CALL_TEXT } from '#contract/calls/missed-call-text.ts'
import { callsSettings } from '#contract/calls/settings.ts'
import { ANNOUNCEMENT } from '#contract/calls/spoken.ts'
import { PHONE_COUNTRIES } from '#contract/people/countries.ts'
import { usePhoneCountry } from '../../../data/organizations.ts'
import { type SettingKey, type SettingValues, useSettingGroup } from '../../../data/use-setting-group.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import { useSession } from '../../../lib/session.ts'
import { SectionError, SectionPart } from '../../../parts/section-frame.tsx'
import { useSave } from '../../../parts/use-save.ts'
import { FormField } from '../../../ui/form-field.tsx'
import { NativeCheckbox } from '../../../ui/native-checkbox.tsx'
import type { Banner } from '../../../ui/use-banner.ts'
import { systemTexts } from './texts.ts'

/** Call recording, the follow-up to missed calls, and the countries that can be called. */
export function CallSettings({ onBanner }: { onBanner: (banner: Banner) => void }) {
  const t = useText(systemTexts)
  const common = useText()
  const language = useLanguage()
  const { values: saved, error, retry, save } = useSettingGroup('calls')
  const [changed, setChanged] = useState<Partial<SettingValues<'calls'>>>({})
  const saving = useSave(onBanner)
  const dealership = useSession().user?.organization_data.name ?? ''
  if (!saved && error) return <SectionError title={t('calls_failed')} error={error} onRetry={retry} />
  if (!saved) return <Skeleton height="96" borderRadius="xl" aria-hidden />
  const values = { ...saved, ...changed }
  const set = (key: SettingKey<'calls'>, value: string) => setChanged({ ...changed, [key]: value })
  const flag = (key: 'record_calls' | 'missed_call_text_enabled') => ({
    label: t(key),
    checked: values[key] === 'true',
    onChange: ({ target }: { target: HTMLInputElement }) => set(key, String(target.checked)),
  })

  const submit = (event: FormEvent) =>
    saving.save(
      event,
      async () => {
        if (Object.keys(changed).length > 0) await save(changed)
        setChanged({})
      },
      { done: t('calls_saved') },
    )
  return (
    <SectionPart title={t('calls')}>
      <form noValidate onSubmit={submit}>
        <Stack gap="5">
          <NativeCheckbox
            {...flag('record_calls')}
            hint={t('record_calls_hint', { announcement: ANNOUNCEMENT[language]({ dealership }) })}
          />
          <NativeCheckbox {...flag('missed_call_text_enabled')} hint={t('missed_call_text_enabled_hint')} />
          {values.missed_call_text_enabled === 'true' && (
            <FormField label={t('missed_call_text')} hint={t('missed_call_text_hint')}>
              <Textarea
                rows={3}
                maxWidth="lg"
                maxLength={callsSettings.calls.missed_call_text.characters}
                placeholder={MISSED_CALL_TEXT[language]}
                value={values.missed_call_text}
                onChange={({ target }) => set('missed_call_text', target.value)}
              />
            </FormField>
          )}
          <Countries
            chosen={JSON.parse(values.allowed_call_countries)}
            onChange={(countries) => set('allowed_call_countries', JSON.stringify(countries))}
          />
          <Button type="submit" alignSelf="flex-start" loading={saving.isBusy}>
            {common('save')}
          </Button>
        </Stack>
      </form>
    </SectionPart>
  )
}

/** The dealership's own country can always be called. */
function Countries({ chosen, onChange }: { chosen: string[]; onChange: (countries: string[]) => void }) {
  const t = useText(systemTexts)
  const own = usePhoneCountry()
  const names = new Intl.DisplayNames(useLanguage(), { type: 'region' })
  return (
    <Fieldset.Root>
      <Fieldset.Legend>{t('allowed_call_countries')}</Fieldset.Legend>
      <SimpleGrid columns={{ base: 2, md: 3 }} gap="3" marginTop="3">
        {PHONE_COUNTRIES.map((country) => (
          <NativeCheckbox
            key={country}
            label={names.of(country) ?? country}
            checked={country === own || chosen.includes(country)}
            disabled={country === own}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, country] : chosen.filter((one) => one !== country))
            }
          />
        ))}
      </SimpleGrid>
    </Fieldset.Root>
  )
}
