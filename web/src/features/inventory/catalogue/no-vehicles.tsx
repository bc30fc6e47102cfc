import { Button, Flex } from '@chakra-ui/react'
import { CarFront, Filter, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DcidFilter } from '../../../data/inventory.ts'
import { useText } from '../../../lib/language/text.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useSourceText } from '../source-texts.ts'
import { RemoveDcidFilter } from '../sources/remove-dcid-filter.tsx'
import { useSyncText } from '../syncs/texts.ts'
import { useInventoryText } from '../texts.ts'
import type { Place } from './use-place.ts'

interface NoVehiclesProps {
  place: Place
  filter: DcidFilter
  /** Number of vehicles without search and filters. */
  inStock: number | undefined
  hasIntegration: boolean
  mayChange: boolean
  onConnect: () => void
  onUpload: () => void
  onAdd: () => void
}

/** The reason why there are no vehicles, and what to do about it (S1 §2). */
export function NoVehicles({ place, filter, inStock, hasIntegration, mayChange, ...on }: NoVehiclesProps) {
  const t = useInventoryText()
  const common = useText()
  const sources = useSourceText()
  const syncs = useSyncText()
  if (inStock === 0 && filter.code !== null) {
    return (
      <Empty
        icon={<Filter />}
        title={sources('dcid_nothing', { code: filter.code })}
        hint={sources('dcid_nothing_hint')}
        action={mayChange && <RemoveDcidFilter filter={filter} />}
      />
    )
  }
  if (place.view.search !== '' || place.isFiltered) {
    const isSearch = place.view.search !== ''
    const clear = (
      <Button variant="outline" onClick={place.clear}>
        {isSearch ? t(place.isFiltered ? 'clear_all' : 'clear_search') : common('clear_filters')}
      </Button>
    )
    const hint = t(hasIntegration && mayChange ? 'no_vehicles_hint' : 'no_match_hint')
    return <Empty icon={<SearchX />} title={t('no_vehicles')} hint={hint} action={clear} />
  }
  if (hasIntegration) {
    const hint = t(mayChange ? 'no_vehicles_manager' : 'no_vehicles_agent')
    return <Empty icon={<CarFront />} title={t('no_vehicles')} hint={hint} />
  }
  return (
    <Empty
      icon={<CarFront />}
      title={t('no_integration')}
      hint={t(mayChange ? 'no_integration_hint' : 'no_integration_agent')}
      action={
        mayChange && (
          <Flex direction={{ base: 'column', sm: 'row' }} gap="2">
            <Button onClick={on.onConnect}>{t('connect_integration')}</Button>
            <Button variant="outline" onClick={on.onUpload}>
              {syncs('upload')}
            </Button>
            <Button variant="outline" onClick={on.onAdd}>
              {t('add')}
            </Button>
          </Flex>
        )
      }
    />
  )
}

function Empty({ hint, ...rest }: { icon: ReactNode; title: string; hint: string; action?: ReactNode }) {
  return <EmptyState {...rest} description={hint} />
}
