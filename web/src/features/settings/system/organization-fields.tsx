import { Button, Input, SimpleGrid, Stack } from '@chakra-ui/react'
import { COUNTRIES, PHONE_COUNTRIES, PHONE_COUNTRY_OF, type PhoneCountry } from '#contract/people/countries.ts'
import { type Organization, OrganizationForm } from '#contract/people/organizations.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { SectionPart } from '../../../parts/section-frame.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Banner } from '../../../ui/use-banner.ts'
import { BusinessHours } from './business-hours.tsx'
import { SoundFields } from './sound-fields.tsx'
import { systemTexts } from './texts.ts'
import { TimeZoneField } from './time-zone-field.tsx'

interface OrganizationFieldsProps {
  organization: Organization
  save: (form: OrganizationForm) => Promise<void>
  onBanner: (banner: Banner) => void
}

/** The dealership's form (S2 §3); changes take effect when saved. */
export function OrganizationFields({ organization, save, onBanner }: OrganizationFieldsProps) {
  const t = useText(systemTexts)
  const common = useText()
  const language = useLanguage()
  const form = useContractForm<Organization>({
    schema: OrganizationForm,
    values: organization,
    empty: { name: t('name_needed') },
  })
  const { register, watch, setValue, formState } = form
  const { errors, isSubmitting } = formState
  // Registered so that its errors are shown at its field.
  register('business_hours')
  const submit = useSubmit(
    form,
    async ({ id: _, ...values }) => {
      await save(values)
      onBanner({ status: 'success', text: t('organization_saved') })
    },
    t('organization_not_saved'),
  )
  const regions = new Intl.DisplayNames(language, { type: 'region' })
  // One name in both lists: in English the form's own (S2 §9).
  const regionName = (code: PhoneCountry) =>
    (language === 'en' && COUNTRIES.find((one) => PHONE_COUNTRY_OF[one] === code)) || (regions.of(code) ?? code)
  const line = (name: 'name' | 'address' | 'city' | 'state' | 'zip_code', isRequired = false) => (
    <FormField label={t(name)} error={errors[name]?.message} isRequired={isRequired}>
      <Input {...register(name)} autoComplete="off" />
    </FormField>
  )
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <SectionPart title={t('organization')}>
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="5" alignItems="start">
            {line('name', true)}
            {line('address')}
            {line('city')}
            {line('state')}
            {line('zip_code')}
            <Choice
              label={t('country')}
              error={errors.country?.message}
              field={register('country')}
              options={COUNTRIES.map((country) => ({
                value: country,
                text: regionName(PHONE_COUNTRY_OF[country]),
              }))}
            />
            <TimeZoneField error={errors.timezone?.message} field={register('timezone')} />
            <Choice
              label={t('phone_country')}
              hint={t('phone_country_hint')}
              error={errors.phone_country?.message}
              field={register('phone_country')}
              options={PHONE_COUNTRIES.map((country) => ({ value: country, text: regionName(country) }))}
            />
          </SimpleGrid>
        </SectionPart>
        <BusinessHours
          hours={watch('business_hours')}
          error={errors.business_hours?.message}
          onChange={(hours) => {
            setValue('business_hours', hours, { shouldDirty: true })
            form.clearErrors('business_hours')
          }}
        />
        <SoundFields form={form} />
        {errors.root && <Notice status="error">{errors.root.message}</Notice>}
        <Button type="submit" loading={isSubmitting} alignSelf="flex-start">
          {common('save')}
        </Button>
      </Stack>
    </form>
  )
}
