import { Input, SimpleGrid } from '@chakra-ui/react'
import { HOLD_OUT_MAX, PACE } from '#contract/outreach/campaign-facts.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import { Choice } from '../../../ui/choice.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { campaignTexts } from '../texts.ts'
import type { FieldsProps } from './basic-fields.tsx'

/** When it begins, how fast it goes, and how many get nothing. */
export function TimeFields({ form }: FieldsProps) {
  const t = useText(campaignTexts)
  const { foreignZone } = useFormats()
  const { errors } = form.formState
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      <FormField
        label={t('starts_at')}
        hint={[t('starts_hint'), foreignZone].filter(Boolean).join(' · ')}
        error={errors.starts_at?.message}
      >
        <Input type="datetime-local" {...form.register('starts_at')} />
      </FormField>
      <Choice
        label={t('outside')}
        options={(['wait', 'drop'] as const).map((value) => ({ value, text: t(`outside_${value}`) }))}
        field={form.register('outside_hours')}
      />
      <FormField label={t('pace')} error={errors.pace?.message}>
        <Input type="number" min={1} max={PACE.most} {...form.register('pace')} />
      </FormField>
      <FormField label={t('hold_out')} hint={t('hold_out_hint')} error={errors.hold_out?.message}>
        <Input type="number" min={0} max={HOLD_OUT_MAX} {...form.register('hold_out')} />
      </FormField>
    </SimpleGrid>
  )
}
