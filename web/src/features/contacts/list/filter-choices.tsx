import { Input } from '@chakra-ui/react'
import { ALL_CHANNELS, channelName } from '#contract/customers/channels/channels.ts'
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
  const field = (name: keyof Filters) => ({
    value: written[name] ?? '',
    onChange: (value: string) => onWrite({ [name]: value }),
  })
  const choices = useChoices(written)
  return (
    <>
      {choices.map(
        ({ name, label, options }) =>
          options && <Choice key={name} label={t(label)} {...field(name)} options={options} />,
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

interface ChoiceRow {
  name: keyof Filters
  label: 'stage' | 'label' | 'assigned_to' | 'channel' | 'source' | 'messages' | 'campaign' | 'reply'
  /** Undefined where there is nothing to choose. */
  options: { value: string; text: string }[] | undefined
}

/** What may be chosen, in its order. */
function useChoices(written: FilterChoicesProps['written']): ChoiceRow[] {
  const t = useListText()
  const language = useLanguage()
  const { stages } = useStages()
  const { labels, nameOf } = useLabels()
  const { agents } = useDesks()
  const campaigns = useCampaignNames().data?.data ?? []
  const all = (text: string, rows: { value: string; text: string }[]) => [{ value: '', text }, ...rows]
  const named = (rows: readonly { id: string; name: string }[]) =>
    rows.map(({ id, name }) => ({ value: id, text: name }))
  const yesNo = (yes: string, no: string) =>
    all(t('anyone'), [
      { value: 'true', text: yes },
      { value: 'false', text: no },
    ])
  return [
    { name: 'stage', label: 'stage', options: all(t('all_stages'), named(stages)) },
    {
      name: 'label',
      label: 'label',
      options: all(
        t('all_labels'),
        labels.map(({ name }) => ({ value: name, text: nameOf(name) })),
      ),
    },
    {
      name: 'assignee',
      label: 'assigned_to',
      options: all(t('anyone'), [
        { value: 'me', text: t('assignee_me') },
        { value: 'none', text: t('assignee_none') },
        ...named(agents),
      ]),
    },
    {
      name: 'channel',
      label: 'channel',
      options: all(
        t('all_channels'),
        ALL_CHANNELS.map((type) => ({ value: type, text: channelName(type, language) })),
      ),
    },
    {
      name: 'source',
      label: 'source',
      options: all(
        t('all_sources'),
        SOURCE_KINDS.map((kind) => ({ value: kind, text: SOURCES[kind][language] })),
      ),
    },
    { name: 'opted_out', label: 'messages', options: yesNo(t('opted_out'), t('not_opted_out')) },
    {
      name: 'campaign',
      label: 'campaign',
      options: campaigns.length > 0 ? all(t('any_campaign'), named(campaigns)) : undefined,
    },
    { name: 'replied', label: 'reply', options: written.campaign ? yesNo(t('replied'), t('not_replied')) : undefined },
  ]
}
