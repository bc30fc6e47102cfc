import { Input } from '@chakra-ui/react'
import { useState } from 'react'
import { ALL_CHANNELS, CHANNELS } from '#contract/customers/channels/channels.ts'
import { CONTACT_SORTS } from '#contract/customers/contact-query.ts'
import { SOURCE_KINDS, SOURCES } from '#contract/customers/source-kinds.ts'
import { useLabels } from '../../../data/labels.ts'
import { useStages } from '../../../data/stages.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import { Choice } from '../../../ui/choice.tsx'
import { FilterFields } from '../../../ui/filter-drawer.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { useDesks } from '../use-desks.ts'
import { type Filters, type ListView, readAddress } from './contacts-address.ts'
import { useListText } from './texts.ts'

interface FilterFormProps {
  filters: Filters
  /** Left out where their order is not asked for. */
  sort?: ListView['sort']
  onApply: (filters: Filters, sort: ListView['sort']) => void
  onClear?: () => void
}

/** The list's filters, besides the search. */
export function FilterForm({ filters, sort, onApply, onClear }: FilterFormProps) {
  const t = useListText()
  const common = useText()
  const language = useLanguage()
  const { stages } = useStages()
  const { labels, nameOf } = useLabels()
  const { agents } = useDesks()
  const [written, setWritten] = useState<Record<string, string>>(() =>
    Object.fromEntries(Object.entries({ ...filters, ...(sort && { sort }) }).map(([k, v]) => [k, String(v)])),
  )
  const field = (name: keyof Filters | 'sort') => ({
    value: written[name] ?? '',
    onChange: (value: string) => setWritten({ ...written, [name]: value }),
  })

  function apply() {
    const { page: _page, search: _search, sort: by, ...wanted } = readAddress(new URLSearchParams(written))
    onApply(wanted, by)
  }
  const everybody = { value: '', text: t('anyone') }
  return (
    <FilterFields applyLabel={t('apply')} onApply={apply} clearLabel={common('clear_filters')} onClear={onClear}>
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
      <FormField label={t('make')}>
        <Input
          autoComplete="off"
          maxLength={60}
          placeholder="Toyota"
          value={written.make ?? ''}
          onChange={({ target }) => setWritten({ ...written, make: target.value })}
        />
      </FormField>
      <FormField label={t('silent')} hint={t('silent_hint')}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          placeholder="30"
          value={written.silent ?? ''}
          onChange={({ target }) => setWritten({ ...written, silent: target.value.replace(/\D|^0+/g, '').slice(0, 4) })}
        />
      </FormField>
      {sort && (
        <Choice
          label={t('sort')}
          {...field('sort')}
          options={CONTACT_SORTS.map((one) => ({ value: one, text: t(`sort_${one}`) }))}
        />
      )}
    </FilterFields>
  )
}
