import { Fieldset, Input, SimpleGrid, Stack, Text, Textarea } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import {
  BUSINESS_TYPES,
  type FixedPart,
  POSITIONS,
  REGISTRATION_COUNTRIES,
  type Registration,
  VOLUMES,
} from '#contract/telephony/registration.ts'
import { KEPT } from '#contract/telephony/registration-kept.ts'
import { say } from '#contract/words.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import { Select } from '../../../ui/choice.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { NativeCheckbox } from '../../../ui/native-checkbox.tsx'
import type { Entry } from './registration-entry.ts'
import { registrationTexts } from './registration-texts.ts'

interface RegistrationFieldsProps {
  form: UseFormReturn<Entry>
  known: Registration['form']
  fixed: readonly FixedPart[]
  refused: Partial<Record<keyof Entry, string>>
}

interface InputFacts {
  hint?: string
  type?: string
  auto?: string
  isOptional?: boolean
  inputMode?: 'numeric'
}

/** The fields in four parts: the business, its address, who speaks for it, and its texts. */
export function RegistrationFields({ form, known, fixed, refused }: RegistrationFieldsProps) {
  const t = useText(registrationTexts)
  const names = new Intl.DisplayNames(useLanguage(), { type: 'region' })
  const { isFixed, keptAt } = useKept(fixed)
  const { register, formState } = form
  const errorAt = (name: keyof Entry) =>
    formState.errors[name]?.message ?? (formState.dirtyFields[name] ? undefined : refused[name])
  const input = (name: keyof Entry, label: string, more: InputFacts = {}) => (
    <FormField label={label} hint={keptAt(name) ?? more.hint} error={errorAt(name)} isRequired={!more.isOptional}>
      <Input
        type={more.type}
        inputMode={more.inputMode}
        autoComplete={more.auto ?? 'off'}
        readOnly={isFixed(name)}
        {...register(name)}
      />
    </FormField>
  )
  /** Of what can't be changed, the present choice alone. */
  const choice = <Value extends string>(
    name: keyof Entry,
    label: string,
    values: readonly Value[],
    textOf: (value: Value) => string,
  ) => (
    <FormField label={label} hint={keptAt(name)} error={errorAt(name)} isRequired={values[0] === ''}>
      <Select
        field={register(name)}
        options={values
          .filter((value) => !isFixed(name) || value === form.getValues(name))
          .map((value) => ({ value, text: textOf(value) }))}
      />
    </FormField>
  )
  const area = (name: keyof Entry, label: string, rows: number) => (
    <FormField label={label} error={errorAt(name)}>
      <Textarea rows={rows} lang="en" {...register(name)} />
    </FormField>
  )
  const taxIdHint = known.has_tax_id ? t('tax_id_known', { last4: known.tax_id_last4 ?? '' }) : t('tax_id_hint')
  return (
    <>
      <Part title={t('business')} hint={t('business_hint')}>
        {input('legal_name', t('legal_name'), { hint: t('legal_name_hint') })}
        {input('tax_id', t('tax_id'), { hint: taxIdHint, isOptional: known.has_tax_id, inputMode: 'numeric' })}
        {choice('business_type', t('business_type'), ['', ...BUSINESS_TYPES], (value) =>
          t(value === '' ? 'choose' : `type_${value}`),
        )}
        {input('website', t('website'), { hint: t('website_hint'), type: 'url', auto: 'url' })}
      </Part>
      <Part title={t('address')}>
        {input('street', t('street'), { auto: 'street-address' })}
        {input('city', t('city'), { auto: 'address-level2' })}
        {input('region', t('region'), { hint: t('region_hint'), auto: 'address-level1' })}
        {input('postal_code', t('postal_code'), { auto: 'postal-code' })}
        {choice('country', t('country'), REGISTRATION_COUNTRIES, (value) => names.of(value) ?? value)}
      </Part>
      <Part title={t('representative')} hint={t('representative_hint')}>
        {input('first_name', t('first_name'), { auto: 'given-name' })}
        {input('last_name', t('last_name'), { auto: 'family-name' })}
        {input('email', t('email'), { type: 'email', auto: 'email' })}
        {input('phone_number', t('phone_number'), { type: 'tel', auto: 'tel' })}
        {input('title', t('job'), { auto: 'organization-title' })}
        {choice('position', t('position'), POSITIONS, (value) =>
          t(value === 'General Counsel' ? 'position_Counsel' : `position_${value}`),
        )}
      </Part>
      <Part title={t('texting')} hint={t('texting_hint')} isWide>
        {choice('volume', t('volume'), VOLUMES, (value) => t(`volume_${value}`))}
        <NativeCheckbox label={t('lends')} hint={errorAt('lends')} hintColor="fg.error" {...register('lends')} />
        {area('description', t('description'), 4)}
        {area('message_flow', t('message_flow'), 5)}
        {([1, 2, 3] as const).map((number) => (
          <div key={number}>{area(`sample_${number}`, t('sample', { number }), 3)}</div>
        ))}
      </Part>
    </>
  )
}

/** What carriers keep, and why it can't be changed. */
function useKept(fixed: readonly FixedPart[]) {
  const language = useLanguage()
  const isFixed = (name: string): name is FixedPart => fixed.some((one) => one === name)
  return { isFixed, keptAt: (name: string) => (isFixed(name) ? say(KEPT[name], language, {}) : undefined) }
}

function Part({ title, hint, isWide, children }: { title: string; hint?: string; isWide?: true; children: ReactNode }) {
  return (
    <Fieldset.Root>
      <Stack gap="1">
        <Fieldset.Legend fontWeight="650">{title}</Fieldset.Legend>
        {hint && (
          <Text fontSize="sm" color="fg.muted">
            {hint}
          </Text>
        )}
      </Stack>
      <SimpleGrid columns={{ base: 1, md: isWide ? 1 : 2 }} gap="4" marginTop="3">
        {children}
      </SimpleGrid>
    </Fieldset.Root>
  )
}
