import { useState } from 'react'
import { CONTACT_SORTS } from '#contract/customers/contact-query.ts'
import { useText } from '../../../lib/language/text.ts'
import { Choice } from '../../../ui/choice.tsx'
import { FilterFields } from '../../../ui/filter-drawer.tsx'
import { type Filters, type ListView, readWritten, writtenOf } from './contacts-address.ts'
import { FilterChoices } from './filter-choices.tsx'
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
  const [written, setWritten] = useState(() => writtenOf({ ...filters, ...(sort && { sort }) }))
  const write = (change: Record<string, string>) => setWritten({ ...written, ...change })

  function apply() {
    const { filters: wanted, sort: by } = readWritten(written)
    onApply(wanted, by)
  }
  return (
    <FilterFields applyLabel={t('apply')} onApply={apply} clearLabel={common('clear_filters')} onClear={onClear}>
      <FilterChoices written={written} onWrite={write} />
      {sort && (
        <Choice
          label={t('sort')}
          value={written.sort ?? ''}
          onChange={(by) => write({ sort: by })}
          options={CONTACT_SORTS.map((one) => ({ value: one, text: t(`sort_${one}`) }))}
        />
      )}
    </FilterFields>
  )
}
