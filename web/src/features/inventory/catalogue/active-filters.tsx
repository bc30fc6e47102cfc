import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import { FilterChips } from '../../../ui/filter-chips.tsx'
import { useInventoryText } from '../texts.ts'
import type { Filters } from './catalogue-address.ts'
import type { Place } from './use-place.ts'

/** The catalogue's active filters; each can be removed. */
export function ActiveFilters({ place }: { place: Place }) {
  const wordsOf = useFilterWords()
  const common = useText()
  return (
    <FilterChips
      filters={place.filters}
      wordsOf={wordsOf}
      onChange={place.filter}
      label={common('active_filters')}
      removeLabel={(filter) => common('remove_filter', { filter })}
      clearLabel={common('clear_filters')}
    />
  )
}

function useFilterWords() {
  const t = useInventoryText()
  const { dollars, miles } = useFormats()
  return (name: keyof Filters, filters: Filters): string => {
    if (name === 'make') return filters.make ?? ''
    const number = filters[name] ?? 0
    const write = { price: dollars, mileage: miles, year: String }[name.split('_')[0] as 'price' | 'mileage' | 'year']
    return t(`chip_${name}`, { value: write(number) })
  }
}
