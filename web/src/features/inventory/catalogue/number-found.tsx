import { Text } from '@chakra-ui/react'
import { useInventoryText } from '../texts.ts'
import type { Place } from './use-place.ts'

/** Number of vehicles that match the search and filters, shown next to them. */
export function NumberFound({ place, total }: { place: Place; total: number }) {
  const t = useInventoryText()
  if (!place.isFiltered && place.view.search === '') return null
  return (
    <Text fontSize="sm" color="fg.muted" marginBottom="-2" fontVariantNumeric="tabular-nums">
      {t('found', { count: total })}
    </Text>
  )
}
