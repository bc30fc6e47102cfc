import { Fieldset, Input, SimpleGrid, Stack, Text, Textarea } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import {
  BUSINESS_TYPES,
  POSITIONS,
  REGISTRATION_COUNTRIES,
  type Registration,
  VOLUMES,
} from '#contract/telephony/registration.ts'
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
  refused: Partial<Record<keyof Entry, string>>
}

/** The fields in four parts: the business, its address, who speaks for it, and its texts. */
export function RegistrationFields({ form, known, refused }: RegistrationFieldsProps) {
  const t = useText(registrationTexts)
  const names = new Intl.DisplayNames(useLanguage(), { type: 'region' })
  const { register, formState } = form
  const errorAt = (name: keyof Entry) =>
    formState.errors[name]?.message ?? (formState.dirtyFields[name] ? undefined : refused[name])
  const input = (name: keyof Entry, label: string, more: { hint?: string; type?: string; auto?: string } = {}) => (
    <FormField label={label} hint={more.hint} error={errorAt(name)} isRequired>
      <Input type={more.type} autoComplete={more.auto ?? 'off'} {...register(name)} />
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
        <FormField label={t('tax_id')} hint={taxIdHint} error={errorAt('tax_id')} isRequired={!known.has_tax_id}>
          <Input inputMode="numeric" autoComplete="off" {...register('tax_id')} />
        </FormField>
        <FormField label={t('business_type')} error={errorAt('business_type')} isRequired>
          <Select
            field={register('business_type')}
            options={[
              { value: '', text: t('choose') },
              ...BUSINESS_TYPES.map((value) => ({ value, text: t(`type_${value}`) })),
            ]}
          />
        </FormField>
        {input('website', t('website'), { hint: t('website_hint'), type: 'url', auto: 'url' })}
      </Part>
      <Part title={t('address')}>
        {input('street', t('street'), { auto: 'street-address' })}
        {input('city', t('city'), { auto: 'address-level2' })}
        {input('region', t('region'), { hint: t('region_hint'), auto: 'address-level1' })}
        {input('postal_code', t('postal_code'), { auto: 'postal-code' })}
        <FormField label={t('country')} error={errorAt('country')}>
          <Select
            field={register('country')}
            options={REGISTRATION_COUNTRIES.map((value) => ({ value, text: names.of(value) ?? value }))}
          />
        </FormField>
      </Part>
      <Part title={t('representative')} hint={t('representative_hint')}>
        {input('first_name', t('first_name'), { auto: 'given-name' })}
        {input('last_name', t('last_name'), { auto: 'family-name' })}
        {input('email', t('email'), { type: 'email', auto: 'email' })}
        {input('phone_number', t('phone_number'), { type: 'tel', auto: 'tel' })}
        {input('title', t('job'), { auto: 'organization-title' })}
        <FormField label={t('position')} error={errorAt('position')}>
          <Select
            field={register('position')}
            options={POSITIONS.map((value) => ({
              value,
              text: t(value === 'General Counsel' ? 'position_Counsel' : `position_${value}`),
            }))}
          />
        </FormField>
      </Part>
      <Part title={t('texting')} hint={t('texting_hint')} isWide>
        <FormField label={t('volume')} error={errorAt('volume')}>
          <Select
            field={register('volume')}
            options={VOLUMES.map((value) => ({ value, text: t(`volume_${value}`) }))}
          />
        </FormField>
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
