import { Stack, VisuallyHidden } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Navigate } from 'react-router'
import type { ListedVehicle } from '#contract/stock/inventory.ts'
import { useText } from '../../../lib/language/text.ts'
import { Panel } from '../../../ui/panel.tsx'
import { useInventoryText } from '../texts.ts'
import './catalogue.css'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { NumberFound } from './number-found.tsx'
import { Pagination } from './pagination.tsx'
import type { useCatalogue } from './use-catalogue.ts'
import type { Place } from './use-place.ts'
import { VehicleCard } from './vehicle-card.tsx'

interface CatalogueProps {
  place: Place
  catalogue: ReturnType<typeof useCatalogue>
  /** True while the first vehicles are being imported. */
  isComing: boolean
  /** Shown if there are no vehicles. */
  empty: ReactNode
  onShare: (vehicle: ListedVehicle) => void
  actionsOf: (vehicle: ListedVehicle) => ReactNode
}

/** A page of vehicles; while the next is fetched the previous one stays, dimmed. */
export function Catalogue({ place, catalogue, isComing, empty, onShare, actionsOf }: CatalogueProps) {
  const t = useInventoryText()
  const { data, error, mutate, isLoading } = catalogue
  const { page } = place.view
  useTopOnChange(page)

  if (isComing || (!data && !error)) return <CatalogueSkeleton />
  if (error) {
    return (
      <Panel>
        <LoadFailed title={t('load_failed')} error={error} onRetry={() => mutate()} />
      </Panel>
    )
  }
  // There are fewer vehicles than when the URL was created.
  if (!isLoading && data && page > Math.max(1, data.last_page)) {
    return <Navigate replace to={place.addressOf(Math.max(1, data.last_page))} />
  }
  if (!data || data.data.length === 0) return <Panel>{empty}</Panel>
  return (
    <Stack gap="6" className="lot">
      <VisuallyHidden as="h2">{t('vehicles')}</VisuallyHidden>
      <VisuallyHidden role="status">{isLoading && t('updating')}</VisuallyHidden>
      <NumberFound place={place} total={data.total} />
      <ul className="lot-grid" aria-busy={isLoading} data-stale={isLoading || undefined}>
        {data.data.map((vehicle) => (
          <VehicleCard key={vehicle.id} vehicle={vehicle} onShare={onShare} actions={actionsOf(vehicle)} />
        ))}
      </ul>
      <Pagination catalogue={data} place={place} />
    </Stack>
  )
}

/** Scrolls to the top of a new page (S1 §2); the workspace scrolls in its main element. */
function useTopOnChange(page: number) {
  const seen = useRef(page)
  useEffect(() => {
    if (seen.current === page) return
    seen.current = page
    document.getElementById('main')?.scrollTo({ top: 0 })
  }, [page])
}

const PLACEHOLDERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

/** A placeholder for the catalogue until its first page is loaded. */
function CatalogueSkeleton() {
  const common = useText()
  return (
    <div className="lot" role="status" aria-busy aria-label={common('loading')}>
      <div className="lot-grid">
        {PLACEHOLDERS.map((key) => (
          <div key={key} className="lot-card-skeleton" />
        ))}
      </div>
    </div>
  )
}
