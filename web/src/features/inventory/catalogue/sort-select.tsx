import { SORTS, type Sort } from '#contract/stock/inventory.ts'
import { Select } from '../../../ui/choice.tsx'
import { useInventoryText } from '../texts.ts'

export function SortSelect({ value, onSort }: { value: Sort; onSort: (by: Sort) => void }) {
  const t = useInventoryText()
  return (
    <Select
      flex={{ base: '1', sm: '0 0 172px' }}
      field={{ bg: 'bg.panel', 'aria-label': t('sort') }}
      value={value}
      options={SORTS.map((sort) => ({ value: sort, text: t(`sort_${sort}`) }))}
      onChange={onSort}
    />
  )
}
