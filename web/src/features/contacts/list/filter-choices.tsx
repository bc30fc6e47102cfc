import { Input } from '@chakra-ui/react'
import { ALL_CHANNELS, CHANNELS } from '#contract/customers/channels/channels.ts'
import { SOURCE_KINDS, SOURCES } from '#contract/customers/source-kinds.ts'
import { useCampaignNames } from '../../../data/campaigns.ts'
import { useLabels } from '../../../data/labels.ts'
import { useStages } from '../../../data/stages.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { FieldConditionsInput } from '../../../parts/field-conditions.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { useDesks } from '../use-desks.ts'
import { type Filters, readConditions } from './contacts-address.ts'
import { useListText } from './texts.ts'

interface FilterChoicesProps {
  /** What is chosen, as an address has it. */
  written: Readonly<Record<string, string>>
  onWrite: (change: Record<string, string>) => void
}

/** The filters of contacts, besides the search: of their list, of groups, and of lists of conversations. */
export function FilterChoices({ written, onWrite }: FilterChoicesProps) {
  const t = useListText()
  const language = useLanguage()
  const { stages } = useStages()
  const { labels, nameOf } = useLabels()
  const { agents } = useDesks()
  const campaigns = useCampaignNames().data?.data ?? []
  const field = (name: keyof Filters) => ({
    value: written[name] ?? '',
    onChange: (value: string) => onWrite({ [name]: value }),
  })
  const everybody = { value: '', text: t('anyone') }
  return (
    <>
      <Choice
        label={t('stage')}
        {...field('stage')}
        options={[{ value: '', text: t('all_stages') }, ...stages.map(({ id, name }) => ({ value: id, text: name }))]}
      />
      <Choice
        label={t('label')}
        {...field('label')}
        options={[
          { value: '', text: t('all_labels') },
          ...labels.map(({ name }) => ({ value: name, text: nameOf(name) })),
        ]}
      />
      <Choice
        label={t('assigned_to')}
        {...field('assignee')}
        options={[
          everybody,
          { value: 'me', text: t('assignee_me') },
          { value: 'none', text: t('assignee_none') },
          ...agents.map(({ id, name }) => ({ value: id, text: name })),
        ]}
      />
      <Choice
        label={t('channel')}
        {...field('channel')}
        options={[
          { value: '', text: t('all_channels') },
          ...ALL_CHANNELS.map((type) => ({ value: type, text: CHANNELS[type].name })),
        ]}
      />
      <Choice
        label={t('source')}
        {...field('source')}
        options={[
          { value: '', text: t('all_sources') },
          ...SOURCE_KINDS.map((kind) => ({ value: kind, text: SOURCES[kind][language] })),
        ]}
      />
      <Choice
        label={t('messages')}
        {...field('opted_out')}
        options={[everybody, { value: 'true', text: t('opted_out') }, { value: 'false', text: t('not_opted_out') }]}
      />
      {campaigns.length > 0 && (
        <Choice
          label={t('campaign')}
          {...field('campaign')}
          options={[
            { value: '', text: t('any_campaign') },
            ...campaigns.map(({ id, name }) => ({ value: id, text: name })),
          ]}
        />
      )}
      {written.campaign && (
        <Choice
          label={t('reply')}
          {...field('replied')}
          options={[everybody, { value: 'true', text: t('replied') }, { value: 'false', text: t('not_replied') }]}
        />
      )}
      <FormField label={t('make')}>
        <Input
          autoComplete="off"
          maxLength={60}
          placeholder="Toyota"
          value={written.make ?? ''}
          onChange={({ target }) => onWrite({ make: target.value })}
        />
      </FormField>
      <FormField label={t('silent')} hint={t('silent_hint')}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          placeholder="30"
          value={written.silent ?? ''}
          onChange={({ target }) => onWrite({ silent: target.value.replace(/\D|^0+/g, '').slice(0, 4) })}
        />
      </FormField>
      <FieldConditionsInput
        conditions={readConditions(written.custom ?? '')}
        onChange={(custom) => onWrite({ custom: JSON.stringify(custom) })}
      />
    </>
  )
}
