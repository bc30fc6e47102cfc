import { useState } from 'react'
import type { Contact } from '#contract/customers/contact.ts'
import type { Board } from '../../../data/board/board-state.ts'
import { useLabels } from '../../../data/labels.ts'
import { useText } from '../../../lib/language/text.ts'
import { Choice } from '../../../ui/choice.tsx'
import { FilterChips } from '../../../ui/filter-chips.tsx'
import { FilterDrawer, FilterFields } from '../../../ui/filter-drawer.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { usePipelineText } from '../texts.ts'
import { type BoardFilters, type BoardPlace, NOBODY } from './use-board-place.ts'

/** Short: what is loaded is looked through in the browser. */
const SEARCH_MS = 200

interface BoardToolsProps {
  place: BoardPlace
  board: Board
}

/** The one search of the board, and its filters. */
export function BoardTools({ place, board }: BoardToolsProps) {
  const t = usePipelineText()
  const common = useText()
  const count = Object.keys(place.filters).length
  return (
    <>
      <SearchBox
        value={place.text}
        label={t('search')}
        clearLabel={t('clear_search')}
        debounceMs={SEARCH_MS}
        onSearch={place.search}
      />
      <FilterDrawer
        title={common('filters')}
        label={count > 0 ? common('filters_on', { count }) : common('filters')}
        closeLabel={common('close')}
        isNarrow
      >
        {(close) => <FilterForm place={place} board={board} onDone={close} />}
      </FilterDrawer>
    </>
  )
}

function FilterForm({ place, board, onDone }: BoardToolsProps & { onDone: () => void }) {
  const t = usePipelineText()
  const common = useText()
  const choices = useChoices(board)
  const [wanted, setWanted] = useState<BoardFilters>(place.filters)
  const narrow = (filters: BoardFilters) => {
    place.filter(filters)
    onDone()
  }
  return (
    <FilterFields
      applyLabel={t('apply')}
      onApply={() => narrow(wanted)}
      clearLabel={common('clear_filters')}
      onClear={Object.keys(place.filters).length > 0 ? () => narrow({}) : undefined}
    >
      {(['agent', 'label', 'vehicle'] as const).map((name) => (
        <Choice
          key={name}
          label={t(`by_${name}`)}
          value={wanted[name] ?? ''}
          onChange={(value) => setWanted({ ...wanted, [name]: value })}
          options={[{ value: '', text: t('any') }, ...choices[name]]}
        />
      ))}
    </FilterFields>
  )
}

/** The active filters; each can be removed. */
export function ActiveFilters({ place, board }: BoardToolsProps) {
  const t = usePipelineText()
  const common = useText()
  const choices = useChoices(board)
  const textOf = (name: keyof BoardFilters, value = '') =>
    choices[name].find((one) => one.value === value)?.text ?? value
  return (
    <FilterChips<BoardFilters>
      filters={place.filters}
      wordsOf={(name, filters) => `${t(`by_${name}`)}: ${textOf(name, filters[name])}`}
      onChange={place.filter}
      label={common('active_filters')}
      removeLabel={(filter) => common('remove_filter', { filter })}
      clearLabel={common('clear_filters')}
    />
  )
}

/** The people and vehicles of the loaded cards, and the dealership's labels. */
function useChoices(board: Board) {
  const t = usePipelineText()
  const { labels, nameOf } = useLabels()
  const cards = Object.values(board).flatMap((column) => column.cards)
  const each = (of: (card: Contact) => { value: string; text: string } | null) => {
    const all = new Map(cards.flatMap((card) => of(card) ?? []).map((one) => [one.value, one]))
    return [...all.values()].toSorted((a, b) => a.text.localeCompare(b.text))
  }
  return {
    agent: [
      { value: NOBODY, text: t('unassigned') },
      ...each(({ assigned_agent: agent }) => agent && { value: agent.id, text: agent.name }),
    ],
    label: labels.map(({ name }) => ({ value: name, text: nameOf(name) })),
    vehicle: each(({ vehicle }) => vehicle && { value: vehicle.id, text: vehicle.title }),
  }
}
