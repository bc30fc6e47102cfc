import { Button } from '@chakra-ui/react'
import { CarFront, PlugZap, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useInventoryText } from '../texts.ts'
import type { Place } from './use-place.ts'

interface NoVehiclesProps {
  place: Place
  hasIntegration: boolean
  isManager: boolean
  onConnect: () => void
}

/** Why there is nothing to see, and the way out of that (S1 §2). */
export function NoVehicles({ place, hasIntegration, isManager, onConnect }: NoVehiclesProps) {
  const t = useInventoryText()
  if (place.view.search !== '' || place.isFiltered) {
    const clear = (
      <Button variant="outline" onClick={place.clear}>
        {t('clear_filters')}
      </Button>
    )
    const hint = t(hasIntegration ? 'no_vehicles_hint' : 'no_match_hint')
    return <Empty icon={<SearchX />} title={t('no_vehicles')} hint={hint} action={clear} />
  }
  if (hasIntegration) return <Empty icon={<CarFront />} title={t('no_vehicles')} hint={t('no_vehicles_hint')} />
  return (
    <Empty
      icon={<PlugZap />}
      title={t('no_integration')}
      hint={t(isManager ? 'no_integration_hint' : 'no_integration_agent')}
      action={isManager && <Button onClick={onConnect}>{t('connect_integration')}</Button>}
    />
  )
}

function Empty({ hint, ...rest }: { icon: ReactNode; title: string; hint: string; action?: ReactNode }) {
  return <EmptyState {...rest} description={hint} />
}
