import { Flex } from '@chakra-ui/react'
import { ALL_CHANNELS, CHANNELS } from '#contract/customers/channels/channels.ts'
import { useColleagues } from '../../data/colleagues.ts'
import { useText } from '../../lib/language/text.ts'
import { useUserId } from '../../lib/session.ts'
import { Choice } from '../../ui/choice.tsx'
import { DayInput } from '../../ui/day-input.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { searchTexts } from './texts.ts'
import type { SearchPlace } from './use-search-place.ts'

/** Whose messages, on which channel, and of which days. */
export function SearchFilters({ place }: { place: SearchPlace }) {
  const t = useText(searchTexts)
  const { filters, change } = place
  return (
    <Flex gap="3" wrap="wrap" className="search-filters">
      <Colleague value={filters.person ?? ''} onChange={(person) => change({ person })} />
      <Choice
        label={t('channel')}
        value={filters.channel ?? ''}
        onChange={(channel) => change({ channel })}
        options={[
          { value: '', text: t('all_channels') },
          ...ALL_CHANNELS.map((value) => ({ value, text: CHANNELS[value].name })),
        ]}
      />
      {(['from', 'to'] as const).map((name) => (
        <FormField key={name} label={t(name)}>
          <DayInput value={filters[name] ?? ''} onChange={(day) => change({ [name]: day })} />
        </FormField>
      ))}
    </Flex>
  )
}

function Colleague({ value, onChange }: { value: string; onChange: (person: string) => void }) {
  const t = useText(searchTexts)
  const me = useUserId()
  const colleagues = useColleagues()
  const isOther = value !== '' && value !== me && !colleagues.some(({ id }) => id === value)
  return (
    <Choice
      label={t('colleague')}
      value={value}
      onChange={onChange}
      options={[
        { value: '', text: t('anybody') },
        ...(isOther ? [{ value, text: t('only_person') }] : []),
        { value: me, text: t('me') },
        ...colleagues.map(({ id, name }) => ({ value: id, text: name })),
      ]}
    />
  )
}
