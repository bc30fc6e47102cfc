import { Textarea } from '@chakra-ui/react'
import { ASSISTANT_MODES, MODE_LABELS } from '#contract/assistant/assistant-facts.ts'
import { AWAITED, NOTIFIED } from '#contract/outreach/automation-facts.ts'
import type { Step } from '#contract/outreach/automation-schema.ts'
import { useAutomations } from '../../../data/automations.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import { Choice } from '../../../ui/choice.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { SpanField } from './amount-field.tsx'
import { AgentChoice, LabelChoice, StageChoice, WebhookChoice } from './named-choices.tsx'
import { SendFields } from './send-fields.tsx'
import type { StepFieldsProps } from './step-props.ts'
import { builderTexts } from './texts.ts'

const optionsOf = (labels: Record<string, Record<'en' | 'es', string>>, language: 'en' | 'es') =>
  Object.entries(labels).map(([value, label]) => ({ value, text: label[language] }))

/** A step's fields, by its act. */
export function StepFields({ step, own, onChange }: StepFieldsProps) {
  const t = useText(builderTexts)
  const language = useLanguage()
  const set = (change: Partial<Step>) => onChange({ ...step, ...change })
  const { act, minutes = 0, hours = 0 } = step
  switch (act) {
    case 'send':
      return <SendFields step={step} onChange={onChange} />
    case 'wait':
      return <SpanField label={t('for')} value={minutes} onChange={(value) => set({ minutes: value || undefined })} />
    case 'wait_until':
      return (
        <>
          <Choice
            label={t('until')}
            value={step.on ?? ''}
            onChange={(on) => set({ on: (on || undefined) as Step['on'] })}
            options={[{ value: '', text: t('choose') }, ...optionsOf(AWAITED, language)]}
          />
          <HoursField label={t('at_most')} hours={hours} onChange={(value) => set({ hours: value })} />
        </>
      )
    case 'stage':
      return <StageChoice value={step.stage} anyText={t('choose')} onChange={(stage) => set({ stage })} />
    case 'label':
    case 'unlabel':
      return <LabelChoice value={step.label} anyText={t('choose')} onChange={(label) => set({ label })} />
    case 'assign':
      return (
        <AgentChoice
          label={t('person')}
          value={step.agent_id}
          anyText={t('choose')}
          onChange={(value) => set({ agent_id: value || undefined })}
        />
      )
    case 'remind':
      return (
        <>
          <TextField step={step} onChange={onChange} />
          <HoursField label={t('in')} hours={hours} onChange={(value) => set({ hours: value })} />
        </>
      )
    case 'notify':
      return (
        <>
          <Choice
            label={t('whom')}
            value={step.to ?? 'assignee'}
            onChange={(to) => set({ to: to as Step['to'] })}
            options={optionsOf(NOTIFIED, language)}
          />
          <TextField step={step} onChange={onChange} />
        </>
      )
    case 'assistant':
      return (
        <Choice
          label={t('mode')}
          value={step.mode ?? ''}
          onChange={(mode) => set({ mode: (mode || undefined) as Step['mode'] })}
          options={[
            { value: '', text: t('choose') },
            ...ASSISTANT_MODES.map((value) => ({ value, text: MODE_LABELS[value][language] })),
          ]}
        />
      )
    case 'start':
    case 'stop':
      return <OtherChoice step={step} own={own} onChange={onChange} />
    case 'webhook':
      return <WebhookChoice value={step.webhook_id} onChange={(value) => set({ webhook_id: value || undefined })} />
    default:
      return <TextField step={step} onChange={onChange} />
  }
}

function TextField({ step, onChange }: StepFieldsProps) {
  const t = useText(builderTexts)
  return (
    <FormField label={t('text')}>
      <Textarea
        rows={2}
        autoresize
        maxLength={1000}
        value={step.text ?? ''}
        onChange={({ target }) => onChange({ ...step, text: target.value })}
      />
    </FormField>
  )
}

interface HoursFieldProps {
  label: string
  hours: number
  onChange: (hours: number | undefined) => void
}

function HoursField({ label, hours, onChange }: HoursFieldProps) {
  return (
    <SpanField
      label={label}
      value={hours * 60}
      units={['hour', 'day']}
      onChange={(minutes) => onChange(Math.round(minutes / 60) || undefined)}
    />
  )
}

function OtherChoice({ step, own, onChange }: StepFieldsProps) {
  const t = useText(builderTexts)
  const { data } = useAutomations()
  const others = (data?.data ?? []).filter(({ id }) => id !== own || step.act === 'stop')
  return (
    <Choice
      label={t('automation')}
      value={step.automation_id ?? ''}
      onChange={(value) => onChange({ ...step, automation_id: value || undefined })}
      options={[{ value: '', text: t('choose') }, ...others.map(({ id, name }) => ({ value: id, text: name }))]}
    />
  )
}
