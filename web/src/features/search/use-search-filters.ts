import { ALL_CHANNELS, channelName } from '#contract/customers/channels/channels.ts'
import { useColleagues } from '../../data/colleagues.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useText } from '../../lib/language/text.ts'
import { useUserId } from '../../lib/session.ts'
import type { ListFilter } from '../../parts/list-bar.tsx'
import { useDaysFilter } from '../../parts/use-days-filter.ts'
import { searchTexts } from './texts.ts'
import type { SearchPlace } from './use-search-place.ts'

/** Whose messages, on which channel, and of which days. */
export function useSearchFilters({ filters, change }: SearchPlace): ListFilter[] {
  const t = useText(searchTexts)
  const language = useLanguage()
  const me = useUserId()
  const colleagues = useColleagues()
  const person = filters.person ?? ''
  const isOther = person !== '' && person !== me && !colleagues.some(({ id }) => id === person)
  const days = useDaysFilter(
    { from: filters.from ?? '', to: filters.to ?? '' },
    { names: { from: t('from'), to: t('to') }, onChange: change },
  )
  return [
    {
      label: t('colleague'),
      value: person,
      options: [
        { value: '', text: t('anybody') },
        ...(isOther ? [{ value: person, text: t('only_person') }] : []),
        { value: me, text: t('me') },
        ...colleagues.map(({ id, name }) => ({ value: id, text: name })),
      ],
      onChange: (chosen) => change({ person: chosen }),
    },
    {
      label: t('channel'),
      value: filters.channel ?? '',
      options: [
        { value: '', text: t('all_channels') },
        ...ALL_CHANNELS.map((value) => ({ value, text: channelName(value, language) })),
      ],
      onChange: (channel) => change({ channel }),
    },
    ...days,
  ]
}
