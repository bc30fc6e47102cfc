import { NativeSelect } from '@chakra-ui/react'
import { SORTS, type Sort } from '#contract/stock/inventory.ts'
import { useInventoryText } from '../texts.ts'

export function SortSelect({ value, onSort }: { value: Sort; onSort: (by: Sort) => void }) {
  const t = useInventoryText()
  return (
    <NativeSelect.Root flex={{ base: '1', sm: '0 0 172px' }}>
      <NativeSelect.Field
        bg="bg.panel"
        aria-label={t('sort')}
        value={value}
        onChange={(event) => onSort(event.target.value as Sort)}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort_${sort}`)}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )
}
