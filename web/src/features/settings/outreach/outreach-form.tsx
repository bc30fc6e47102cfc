import { Button, Field, Input, SimpleGrid, Stack, Textarea } from '@chakra-ui/react'
import { outreachSettings } from '#contract/outreach/settings.ts'
import { useText } from '../../../lib/language/text.ts'
import { SectionPart } from '../../../parts/section-frame.tsx'
import { TimeInput } from '../../../parts/time-input.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { NativeCheckbox } from '../../../ui/native-checkbox.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { DayList } from './day-list.tsx'
import { outreachTexts } from './texts.ts'
import { type OutreachField, type OutreachFormProps, type OutreachKey, useOutreachForm } from './use-outreach-form.ts'

const facts = outreachSettings.outreach
const PRICES = [
  ...(['outreach_sms_price', 'outreach_mms_price'] as const),
  ...(['outreach_marketing_price', 'outreach_utility_price'] as const),
]

/** Hours, limits, consent, and prices; they are saved together. */
export function OutreachForm(props: OutreachFormProps) {
  const t = useText(outreachTexts)
  const common = useText()
  const { field, submit, isBusy } = useOutreachForm(props)
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <HoursPart field={field} />
        <SectionPart title={t('limits')} hint={t('limits_hint')}>
          <SimpleGrid columns={2} gap="5" maxWidth="md">
            {(['outreach_per_day', 'outreach_per_week'] as const).map((key) => (
              <NumberField key={key} label={t(key)} {...field(key)} step={1} {...facts[key]} />
            ))}
          </SimpleGrid>
        </SectionPart>
        <ConsentPart {...field('outreach_no_consent_because')} />
        <SectionPart title={t('prices')} hint={t('prices_hint')}>
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" maxWidth="lg">
            {PRICES.map((key) => (
              <NumberField key={key} label={t(key)} {...field(key)} step={0.001} {...facts[key]} />
            ))}
          </SimpleGrid>
        </SectionPart>
        <Button type="submit" loading={isBusy} alignSelf="flex-start">
          {common('save')}
        </Button>
      </Stack>
    </form>
  )
}

function HoursPart({ field }: { field: (key: OutreachKey) => OutreachField }) {
  const t = useText(outreachTexts)
  const sundays = field('outreach_on_sundays')
  const holidays = field('outreach_holidays')
  return (
    <SectionPart title={t('hours')} hint={t('hours_hint')}>
      <SimpleGrid columns={2} gap="5" maxWidth="md">
        {(['outreach_from', 'outreach_until'] as const).map((key) => {
          const { value, error, onChange } = field(key)
          return (
            <FormField key={key} label={t(key)} error={error}>
              <TimeInput min={facts[key].clock.from} max={facts[key].clock.to} value={value} onChange={onChange} />
            </FormField>
          )
        })}
      </SimpleGrid>
      <NativeCheckbox
        label={t('outreach_on_sundays')}
        hint={t('outreach_on_sundays_hint')}
        checked={sundays.value === 'true'}
        onChange={({ target }) => sundays.onChange(String(target.checked))}
      />
      <Stack as="fieldset" gap="3" border="0" padding="0">
        <Field.Root invalid={!!holidays.error}>
          <Field.Label as="legend">{t('outreach_holidays')}</Field.Label>
          {holidays.error ? (
            <Field.ErrorText role="alert">{holidays.error}</Field.ErrorText>
          ) : (
            <Field.HelperText>{t('outreach_holidays_hint')}</Field.HelperText>
          )}
        </Field.Root>
        <DayList days={JSON.parse(holidays.value)} onChange={(days) => holidays.onChange(JSON.stringify(days))} />
      </Stack>
    </SectionPart>
  )
}

function ConsentPart({ value, error, onChange }: OutreachField) {
  const t = useText(outreachTexts)
  return (
    <SectionPart title={t('consent')} hint={t('consent_hint')}>
      <FormField label={t('outreach_no_consent_because')} hint={t('outreach_no_consent_because_hint')} error={error}>
        <Textarea
          rows={2}
          maxLength={facts.outreach_no_consent_because.characters}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </FormField>
      {value.trim() !== '' && <Notice status="warning">{t('not_asked')}</Notice>}
    </SectionPart>
  )
}

interface NumberFieldProps extends OutreachField {
  label: string
  least: number
  most: number
  step: number
}

function NumberField({ label, value, error, onChange, least, most, step }: NumberFieldProps) {
  return (
    <FormField label={label} error={error}>
      <Input
        type="number"
        inputMode={step < 1 ? 'decimal' : 'numeric'}
        min={least}
        max={most}
        step={step}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </FormField>
  )
}
