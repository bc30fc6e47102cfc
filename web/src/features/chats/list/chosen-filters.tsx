import { Button } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import { useLabels } from '../../../data/labels.ts'
import { useViews } from '../../../data/views.ts'
import { FilterChips } from '../../../ui/filter-chips.tsx'
import type { ChatPlace } from '../use-chat-place.ts'
import { useListText } from './texts.ts'

interface ChosenFiltersProps {
  place: Pick<ChatPlace, 'label' | 'view' | 'waiting'>
  onChange: ChatPlace['filter']
  onEditView: () => void
}

/** The filters that hold, each to be taken off, and the way to change the list that is shown. */
export function ChosenFilters({ place: { label, view, waiting }, onChange, onEditView }: ChosenFiltersProps) {
  const t = useListText()
  const { nameOf } = useLabels()
  const shown = useViews().data?.data.find((one) => one.view.id === view)?.view
  const words = { view: shown?.name ?? t('views'), waiting: waiting && t(waiting), label: nameOf(label) }
  const chosen = Object.entries({ view, waiting, label }).filter(([, value]) => value !== '')
  if (chosen.length === 0) return null
  return (
    <div className="chat-chosen-filters">
      <FilterChips<{ view?: string; waiting?: ChatPlace['waiting']; label?: string }>
        filters={Object.fromEntries(chosen)}
        wordsOf={(name) => words[name]}
        onChange={(left) => onChange({ view: '', waiting: '', label: '', ...left })}
        label={t('chosen_filters')}
        removeLabel={(filter) => t('remove_filter', { filter })}
        clearLabel={t('clear_filters')}
      >
        {shown?.is_editable && (
          <Button size="xs" variant="ghost" aria-label={t('view_edit')} title={t('view_edit')} onClick={onEditView}>
            <Pencil aria-hidden />
          </Button>
        )}
      </FilterChips>
    </div>
  )
}
