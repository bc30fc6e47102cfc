import type { StatusFilter } from '../../../data/conversations/merge-conversations.ts'
import { useListText } from './texts.ts'

const FILTERS: readonly StatusFilter[] = ['all', 'active', 'snoozed', 'closed', 'archived']

/** Which conversations the list shows. */
export function StatusFilters({ value, onChange }: { value: StatusFilter; onChange: (filter: StatusFilter) => void }) {
  const t = useListText()
  return (
    <fieldset className="chat-filters" aria-label={t('filters')}>
      {FILTERS.map((filter) => (
        <button
          key={filter}
          type="button"
          className="chat-filter"
          aria-pressed={filter === value}
          onClick={() => onChange(filter)}
        >
          {t(`filter_${filter}`)}
        </button>
      ))}
    </fieldset>
  )
}
