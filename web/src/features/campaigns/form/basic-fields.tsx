import { Input, SimpleGrid } from '@chakra-ui/react'
import type { UseFormReturn } from 'react-hook-form'
import { channelName, OPEN_CHANNELS } from '#contract/customers/channels/channels.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import { Choice } from '../../../ui/choice.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { campaignTexts } from '../texts.ts'
import type { FormValues } from './form-values.ts'

export interface FieldsProps {
  form: UseFormReturn<FormValues>
}

/** What it is called, where it is sent, and what it is about. */
export function BasicFields({ form }: FieldsProps) {
  const t = useText(campaignTexts)
  const language = useLanguage()
  const { errors } = form.formState
  return (
    <>
      <FormField label={t('name')} hint={t('name_hint')} error={errors.name?.message} isRequired>
        <Input maxLength={120} autoFocus {...form.register('name')} />
      </FormField>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <Choice
          label={t('channel')}
          options={OPEN_CHANNELS.map((value) => ({ value, text: channelName(value, language) }))}
          field={form.register('channel')}
        />
        <Choice
          label={t('purpose')}
          options={(['marketing', 'informational'] as const).map((value) => ({ value, text: t(`purpose_${value}`) }))}
          field={form.register('purpose')}
        />
      </SimpleGrid>
    </>
  )
}
