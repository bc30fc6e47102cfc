import { Flex } from '@chakra-ui/react'
import { useText } from '../../../lib/language/text.ts'
import { FilterDrawer } from '../../../ui/filter-drawer.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { useInventoryText } from '../texts.ts'
import { FilterForm } from './filter-form.tsx'
import { SortSelect } from './sort-select.tsx'
import type { usePlace } from './use-place.ts'

interface CatalogueBarProps {
  place: ReturnType<typeof usePlace>
  makes: readonly string[]
}

/** What of the catalogue is shown, and in which order. */
export function CatalogueBar({ place, makes }: CatalogueBarProps) {
  const t = useInventoryText()
  const common = useText()
  const filterCount = Object.keys(place.filters).length
  return (
    <Flex wrap="wrap" gap="3">
      <SearchBox value={place.view.search} label={t('search')} clearLabel={t('clear_search')} onSearch={place.search} />
      <SortSelect value={place.view.sort_by} onSort={place.sort} />
      <FilterDrawer
        title={common('filters')}
        label={filterCount > 0 ? common('filters_on', { count: filterCount }) : common('filters')}
        closeLabel={common('close')}
      >
        {(close) => (
          <FilterForm
            filters={place.filters}
            makes={makes}
            onApply={(filters) => {
              place.filter(filters)
              close()
            }}
          />
        )}
      </FilterDrawer>
    </Flex>
  )
}
