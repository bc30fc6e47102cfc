import { SimpleGrid } from '@chakra-ui/react'
import { APPOINTMENT_STATUSES, STATUS_FACTS } from '#contract/calendar/appointment-kinds.ts'
import { DATE_FIELDS, factsOfTrigger, TRIGGERS, type TriggerField } from '#contract/outreach/automation-facts.ts'
import type { Trigger } from '#contract/outreach/automation-schema.ts'
import { useFields } from '../../../data/fields.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import { Choice } from '../../../ui/choice.tsx'
import { NumberField } from './amount-field.tsx'
import { LabelChoice, StageChoice } from './named-choices.tsx'
import { builderTexts } from './texts.ts'

interface TriggerFieldsProps {
  trigger: Trigger
  onChange: (trigger: Trigger) => void
}

/** An automation's trigger and its details. */
export function TriggerFields({ trigger, onChange }: TriggerFieldsProps) {
  const t = useText(builderTexts)
  const language = useLanguage()
  const { needs = [], takes = [] } = factsOfTrigger(trigger.on)
  const hint = hintOf(trigger)
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      <Choice
        label={t('trigger_event')}
        value={trigger.on}
        onChange={(on) => onChange({ on, ...factsOfTrigger(on).usual })}
        hint={hint && t(hint)}
        options={TRIGGERS.map((value) => ({ value, text: factsOfTrigger(value).label[language] }))}
      />
      {[...needs, ...takes].map((name) => (
        <OneField key={name} name={name} trigger={trigger} onChange={onChange} />
      ))}
    </SimpleGrid>
  )
}

/** From when on it counts, and whom it leaves out, where that isn't plain. */
function hintOf({ on }: Trigger) {
  if (on === 'quiet') return 'quiet_hint'
  const { isOfStock, isTimed } = factsOfTrigger(on)
  if (isOfStock) return 'stock_hint'
  return isTimed && on !== 'date' ? 'timed_hint' : undefined
}

function OneField({ name, trigger, onChange }: TriggerFieldsProps & { name: TriggerField }) {
  const t = useText(builderTexts)
  const language = useLanguage()
  const dates = (useFields().data?.data ?? []).filter(({ kind }) => kind === 'date')
  const set = (value: string | number | undefined) => onChange({ ...trigger, [name]: value === '' ? undefined : value })
  switch (name) {
    case 'stage':
      return <StageChoice value={trigger.stage} anyText={t('any_stage')} onChange={set} />
    case 'label':
      return <LabelChoice value={trigger.label} anyText={t('any_label')} onChange={set} />
    case 'status':
      return (
        <Choice
          label={t('status')}
          value={trigger.status ?? ''}
          onChange={set}
          options={[
            { value: '', text: t('choose') },
            ...APPOINTMENT_STATUSES.map((value) => ({ value, text: STATUS_FACTS[value].label[language] })),
          ]}
        />
      )
    case 'field':
      return (
        <Choice
          label={t('since')}
          value={trigger.field ?? ''}
          onChange={set}
          options={[
            { value: '', text: t('choose') },
            ...Object.entries(DATE_FIELDS).map(([value, label]) => ({ value, text: label[language] })),
            ...dates.map(({ key, name: text }) => ({ value: key, text })),
          ]}
        />
      )
    default:
      return (
        <NumberField label={t(trigger.on === 'date' ? 'days_before' : name)} value={trigger[name]} onChange={set} />
      )
  }
}
