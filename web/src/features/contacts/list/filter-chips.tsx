import { Button, Flex } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { SaveGroup } from '../groups/save-group.tsx'
import { useContactText } from '../texts.ts'
import type { Filters } from './contacts-address.ts'
import { useFilterWords } from './use-filter-words.ts'
import type { Place } from './use-place.ts'

/** The filters that narrow the list at the moment; each can be taken off. */
export function FilterChips({ place }: { place: Place }) {
  const t = useContactText()
  const words = useFilterWords()
  if (!place.isFiltered) return null
  return (
    <Flex role="group" aria-label={t('active_filters')} wrap="wrap" gap="2" align="center">
      {(Object.keys(place.filters) as (keyof Filters)[]).map((name) => {
        const text = words.one(name, place.filters)
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
      <SaveGroup members={{ conditions: place.query }} />
      <Button size="xs" variant="ghost" onClick={() => place.filter({})}>
        {t('clear_filters')}
      </Button>
    </Flex>
  )
}
