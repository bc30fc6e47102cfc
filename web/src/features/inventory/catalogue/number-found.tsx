import { Text } from '@chakra-ui/react'
import { useInventoryText } from '../texts.ts'
import type { Place } from './use-place.ts'

/** How many vehicles a search or filters leave, said where they are set. */
export function NumberFound({ place, total }: { place: Place; total: number }) {
  const t = useInventoryText()
  if (!place.isFiltered && place.view.search === '') return null
  return (
    <Text fontSize="sm" color="fg.muted" marginBottom="-2" fontVariantNumeric="tabular-nums">
      {t('found', { count: total })}
    </Text>
  )
}
