import { Input, SimpleGrid } from '@chakra-ui/react'
import { ALL_CHANNELS, channelName } from '#contract/customers/channels/channels.ts'
import type { ContactQuery } from '#contract/customers/contact-query.ts'
import { SOURCE_KINDS, SOURCES } from '#contract/customers/source-kinds.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import { FieldConditionsInput } from '../../../parts/field-conditions.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { AgentChoice, LabelChoice, StageChoice } from './named-choices.tsx'
import { builderTexts } from './texts.ts'

interface ConditionFieldsProps {
  conditions: ContactQuery | null | undefined
  onChange: (conditions: ContactQuery | null) => void
}

/** The customers that are meant: the same conditions that groups have. */
export function ConditionFields({ conditions, onChange }: ConditionFieldsProps) {
  const t = useText(builderTexts)
  const language = useLanguage()
  const { stage, label, assignee, channel, source, make, custom } = conditions ?? {}
  const set = (change: Partial<ContactQuery>) => {
    const next = Object.fromEntries(
      Object.entries({ ...conditions, ...change }).filter(([, value]) => value !== '' && value !== undefined),
    )
    onChange(Object.keys(next).length > 0 ? (next as ContactQuery) : null)
  }
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      <StageChoice value={stage} anyText={t('any_stage')} onChange={(value) => set({ stage: value })} />
      <LabelChoice value={label} anyText={t('any_label')} onChange={(value) => set({ label: value })} />
      <AgentChoice
        label={t('assignee')}
        value={assignee}
        anyText={t('anyone')}
        more={[{ value: 'none', text: t('nobody') }]}
        onChange={(value) => set({ assignee: value })}
      />
      <Choice
        label={t('has_channel')}
        value={channel ?? ''}
        onChange={(value) => set({ channel: (value || undefined) as ContactQuery['channel'] })}
        options={[
          { value: '', text: t('any_channel') },
          ...ALL_CHANNELS.map((value) => ({ value, text: channelName(value, language) })),
        ]}
      />
      <Choice
        label={t('source')}
        value={source ?? ''}
        onChange={(value) => set({ source: (value || undefined) as ContactQuery['source'] })}
        options={[
          { value: '', text: t('any_source') },
          ...SOURCE_KINDS.map((kind) => ({ value: kind, text: SOURCES[kind][language] })),
        ]}
      />
      <FormField label={t('make')}>
        <Input maxLength={60} value={make ?? ''} onChange={({ target }) => set({ make: target.value })} />
      </FormField>
      <FieldConditionsInput
        conditions={custom ?? []}
        onChange={(asked) => set({ custom: asked.length > 0 ? asked : undefined })}
      />
    </SimpleGrid>
  )
}
