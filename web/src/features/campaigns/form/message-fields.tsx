import { Box, Button, Input, Textarea } from '@chakra-ui/react'
import { Plus, X } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { CHANNELS } from '#contract/customers/channels/channels.ts'
import { SUBJECT_CHARACTERS } from '#contract/messaging/mail-facts.ts'
import { CAMPAIGN_WORDS, VARIANTS_MAX } from '#contract/outreach/campaign-facts.ts'
import { useFields } from '../../../data/fields.ts'
import { useApproved } from '../../../data/templates.ts'
import { useText } from '../../../lib/language/text.ts'
import { Choice } from '../../../ui/choice.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { campaignTexts } from '../texts.ts'
import { AttachmentFields } from './attachment-fields.tsx'
import type { FieldsProps } from './basic-fields.tsx'

/** A template with its values where the channel has them, else a text, in one or several versions. */
export function MessageFields({ form, pictureName }: FieldsProps & { pictureName: string | null | undefined }) {
  const channel = form.watch('channel')
  const isTemplate = CHANNELS[channel].hasTemplates && form.watch('template_id') !== ''
  return (
    <>
      {CHANNELS[channel].hasTemplates && <TemplateFields form={form} />}
      {!isTemplate && <TextFields form={form} />}
      {!isTemplate && <AttachmentFields form={form} pictureName={pictureName} />}
    </>
  )
}

function TemplateFields({ form }: FieldsProps) {
  const t = useText(campaignTexts)
  const { data } = useApproved()
  const templates = data?.templates ?? []
  const chosen = templates.find(({ id }) => id === form.watch('template_id'))
  return (
    <>
      <Choice
        label={t('template')}
        hint={chosen ? chosen.body : t('template_hint')}
        error={form.formState.errors.template_id?.message}
        options={[
          { value: '', text: t('no_template') },
          ...templates.map(({ id, friendly_name }) => ({ value: id, text: friendly_name })),
        ]}
        field={form.register('template_id')}
      />
      {chosen?.variables.map((name, index) => (
        <FormField key={name} label={t('value', { name })}>
          <Input maxLength={300} {...form.register(`variables.${index}`)} />
        </FormField>
      ))}
    </>
  )
}

function TextFields({ form }: FieldsProps) {
  const t = useText(campaignTexts)
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'variants' })
  const own = useFields().data?.data ?? []
  const limit = CHANNELS[form.watch('channel')].characters
  return (
    <>
      {CHANNELS[form.watch('channel')].hasSubject && (
        <FormField label={t('subject')} error={form.formState.errors.subject?.message} isRequired>
          <Input maxLength={SUBJECT_CHARACTERS} {...form.register('subject')} />
        </FormField>
      )}
      <FormField
        label={t('body')}
        hint={t('body_hint', {
          words: [...CAMPAIGN_WORDS, ...own.map(({ key }) => key)].map((word) => `{{${word}}}`).join(' '),
          example: `{{first_name|${t('friend')}}}`,
          friend: t('friend'),
        })}
        error={form.formState.errors.body?.message}
      >
        <Textarea rows={4} maxLength={limit} {...form.register('body')} />
      </FormField>
      {fields.map((field, index) => (
        <Box key={field.id}>
          <FormField label={t('variant')}>
            <Textarea rows={3} maxLength={limit} {...form.register(`variants.${index}.body`)} />
          </FormField>
          <Button size="xs" variant="ghost" marginTop="1" onClick={() => remove(index)}>
            <X /> {t('remove_variant')}
          </Button>
        </Box>
      ))}
      {fields.length < VARIANTS_MAX - 1 && (
        <Button size="sm" variant="outline" alignSelf="flex-start" onClick={() => append({ body: '' })}>
          <Plus /> {t('add_variant')}
        </Button>
      )}
    </>
  )
}
