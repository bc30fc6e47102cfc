import { Flex } from '@chakra-ui/react'
import { useText } from '../../../lib/language/text.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { DESK } from '../../../parts/page-acts.tsx'
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
  const isDesk = useMedia(DESK)
  const filterCount = Object.keys(place.filters).length
  return (
    <Flex gap="2">
      <SearchBox value={place.view.search} label={t('search')} clearLabel={t('clear_search')} onSearch={place.search} />
      {isDesk && <SortSelect value={place.view.sort_by} onSort={place.sort} />}
      <FilterDrawer
        title={common('filters')}
        label={filterCount > 0 ? common('filters_on', { count: filterCount }) : common('filters')}
        closeLabel={common('close')}
        isNarrow
      >
        {(close) => (
          <FilterForm
            filters={place.filters}
            makes={makes}
            sort={isDesk ? undefined : place.view.sort_by}
            onApply={(filters, sort) => {
              place.filter(filters, sort)
              close()
            }}
          />
        )}
      </FilterDrawer>
    </Flex>
  )
}
