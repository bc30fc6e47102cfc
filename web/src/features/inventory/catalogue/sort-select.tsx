import { SORTS, type Sort } from '#contract/stock/inventory.ts'
import { Select } from '../../../ui/choice.tsx'
import { useInventoryText } from '../texts.ts'

export function SortSelect({ value, onSort }: { value: Sort; onSort: (by: Sort) => void }) {
  const t = useInventoryText()
  return (
    <Select flex="0 0 172px" field={{ 'aria-label': t('sort') }} value={value} options={useSorts()} onChange={onSort} />
  )
}

export function useSorts() {
  const t = useInventoryText()
  return SORTS.map((sort) => ({ value: sort, text: t(`sort_${sort}`) }))
}
