import { CALL_DIRECTIONS } from '#contract/calls/call-statuses.ts'
import type { ListFilter } from '../../../parts/list-bar.tsx'
import { useHistoryText } from './texts.ts'
import type { HistoryPlace } from './use-history-place.ts'

/** The statuses offered by the filter (S1 §4). */
const STATUSES = ['completed', 'failed', 'no-answer', 'busy', 'in-progress'] as const

/** Filters for the calls: outcome, direction, and days in the dealership's time zone. */
export function useCallFilters({ filters, narrow }: HistoryPlace): ListFilter[] {
  const t = useHistoryText()
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
    ...(['date_from', 'date_to'] as const).map((name) => ({
      label: t(name),
      value: filters[name] ?? '',
      onChange: (day: string) => narrow({ [name]: day || undefined }),
    })),
  ]
}
