import { CALL_DIRECTIONS } from '#contract/calls/call-statuses.ts'
import type { ListFilter } from '../../../parts/list-bar.tsx'
import { useDaysFilter } from '../../../parts/use-days-filter.ts'
import { useHistoryText } from './texts.ts'
import type { HistoryPlace } from './use-history-place.ts'

/** The statuses offered by the filter (S1 §4). */
const STATUSES = ['completed', 'failed', 'no-answer', 'busy', 'in-progress'] as const

/** Filters for the calls: outcome, direction, and days in the dealership's time zone. */
export function useCallFilters({ filters, narrow }: HistoryPlace): ListFilter[] {
  const t = useHistoryText()
  const days = useDaysFilter(
    { from: filters.date_from ?? '', to: filters.date_to ?? '' },
    {
      names: { from: t('date_from'), to: t('date_to') },
      onChange: ({ from, to }) => narrow({ date_from: from || undefined, date_to: to || undefined }),
    },
  )
  return [
    {
      label: t('status'),
      value: filters.status ?? '',
      options: [
        { value: '', text: t('all_statuses') },
        ...STATUSES.map((status) => ({ value: status, text: t(`status_${status}`) })),
      ],
      onChange: (status) => narrow({ status: STATUSES.find((one) => one === status) }),
    },
    {
      label: t('direction'),
      value: filters.direction ?? '',
      options: [
        { value: '', text: t('all_directions') },
        ...CALL_DIRECTIONS.map((direction) => ({ value: direction, text: t(direction) })),
      ],
      onChange: (direction) => narrow({ direction: CALL_DIRECTIONS.find((one) => one === direction) }),
    },
    ...days,
  ]
}
