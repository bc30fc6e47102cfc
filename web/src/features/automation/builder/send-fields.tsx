import { Input, Text, Textarea } from '@chakra-ui/react'
import { CHANNELS, channelName, OPEN_CHANNELS } from '#contract/customers/channels/channels.ts'
import { SUBJECT_CHARACTERS } from '#contract/messaging/mail-facts.ts'
import { MESSAGE_WORDS } from '#contract/outreach/automation-facts.ts'
import type { Step } from '#contract/outreach/automation-schema.ts'
import { useFields } from '../../../data/fields.ts'
import { useApproved } from '../../../data/templates.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import { WordedText } from '../../../parts/worded-text.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import type { StepFieldsProps } from './step-props.ts'
import { builderTexts } from './texts.ts'

const EXAMPLE = '{{first_name|there}}'

/** A text, or a template of WhatsApp's with its values, and where it goes. */
export function SendFields({ step, onChange }: StepFieldsProps) {
  const t = useText(builderTexts)
  const language = useLanguage()
  const { data } = useApproved()
  const own = useFields().data?.data ?? []
  const words = [...MESSAGE_WORDS, ...own.map(({ key }) => key)].map((word) => `{{${word}}}`).join(' ')
  const templates = data?.templates ?? []
  const template = templates.find(({ id }) => id === step.template_id)
  const set = (change: Partial<Step>) => onChange({ ...step, ...change })
  const { variables = [] } = step
  return (
    <>
      <Text fontSize="sm" color="fg.muted">
        {t('send_limits')}
      </Text>
      {!step.template_id && (
        <Choice
          label={t('channel')}
          value={step.channel ?? ''}
          onChange={(channel) => set({ channel: (channel || undefined) as Step['channel'] })}
          options={[
            { value: '', text: t('channel_last') },
            ...OPEN_CHANNELS.map((value) => ({ value, text: channelName(value, language) })),
          ]}
        />
      )}
      {!step.template_id && (step.channel === undefined || CHANNELS[step.channel].hasSubject) && (
        <FormField label={t('subject')} hint={t('subject_hint')}>
          <Input
            maxLength={SUBJECT_CHARACTERS}
            value={step.subject ?? ''}
            onChange={({ target }) => set({ subject: target.value || undefined })}
          />
        </FormField>
      )}
      {!step.template_id && (
        <FormField label={t('message')} hint={t('message_hint', { words, example: EXAMPLE })}>
          <Textarea
            rows={3}
            autoresize
            maxLength={1600}
            value={step.body ?? ''}
            onChange={({ target }) => set({ body: target.value })}
          />
        </FormField>
      )}
      {!step.template_id && step.body?.includes('{{') && (
        <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {t('reads')} <WordedText text={step.body} />
        </Text>
      )}
      {(templates.length > 0 || step.template_id) && (
        <Choice
          label={t('or_template')}
          value={step.template_id ?? ''}
          onChange={(id) => set({ template_id: id || undefined, variables: undefined, body: undefined })}
          options={[
            { value: '', text: t('no_template') },
            ...templates.map(({ id, friendly_name }) => ({ value: id, text: friendly_name })),
          ]}
        />
      )}
      {template?.variables.map((name, i) => (
        <FormField key={name} label={`${t('variable', { number: i + 1 })} · ${name}`}>
          <Input
            maxLength={300}
            value={variables[i] ?? ''}
            onChange={({ target }) =>
              set({ variables: template.variables.map((_, n) => (n === i ? target.value : (variables[n] ?? ''))) })
            }
          />
        </FormField>
      ))}
    </>
  )
}
