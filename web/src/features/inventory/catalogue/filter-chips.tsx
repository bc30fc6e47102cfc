import { Button, Flex } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useFigures } from '../figures.ts'
import { useInventoryText } from '../texts.ts'
import type { Filters } from './catalogue-address.ts'
import type { Place } from './use-place.ts'

/** The filters that narrow the catalogue at the moment; each can be taken off. */
export function FilterChips({ place }: { place: Place }) {
  const t = useInventoryText()
  const words = useFilterWords()
  if (!place.isFiltered) return null
  return (
    <Flex role="group" aria-label={t('active_filters')} wrap="wrap" gap="2" align="center">
      {(Object.keys(place.filters) as (keyof Filters)[]).map((name) => {
        const text = words(name, place.filters)
        const { [name]: _gone, ...rest } = place.filters
        return (
          <Button
            key={name}
            size="xs"
            variant="subtle"
            borderRadius="full"
            aria-label={t('remove_filter', { filter: text })}
            onClick={() => place.filter(rest)}
          >
            {text} <X aria-hidden />
          </Button>
        )
      })}
      <Button size="xs" variant="ghost" onClick={() => place.filter({})}>
        {t('clear_filters')}
      </Button>
    </Flex>
  )
}

function useFilterWords() {
  const t = useInventoryText()
  const { price, miles } = useFigures()
  return (name: keyof Filters, filters: Filters): string => {
    if (name === 'make') return filters.make ?? ''
    const number = filters[name] ?? 0
    const write = { price, mileage: miles, year: String }[name.split('_')[0] as 'price' | 'mileage' | 'year']
    return t(`chip_${name}`, { value: write(number) })
  }
}
