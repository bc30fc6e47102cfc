import { Button, Flex, Spinner, Text } from '@chakra-ui/react'
import { CarFront } from 'lucide-react'
import type { ListedVehicle } from '#contract/stock/inventory.ts'
import { useText } from '../../../lib/language/text.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PickCard } from './pick-card.tsx'
import { pickerTexts } from './texts.ts'
import type { Picks } from './use-picks.ts'

interface PickerChoicesProps {
  picks: Picks
  chosen: ListedVehicle | null
  onChoose: (vehicle: ListedVehicle) => void
}

/** The vehicles to choose from, or the reason why there are none. */
export function PickerChoices({ picks, chosen, onChoose }: PickerChoicesProps) {
  const t = useText(pickerTexts)
  const { data, vehicles, error, mutate, isLoading, hasMore, more, shown, total } = picks
  if (error) return <LoadFailed title={t('failed')} error={error} onRetry={() => mutate()} />
  if (!vehicles) {
    return (
      <Flex role="status" direction="column" align="center" gap="3" padding="10" color="fg.muted">
        <Spinner />
        {t('loading')}
      </Flex>
    )
  }
  if (vehicles.length === 0) {
    // The server sends a message only if there is nothing to search, because there is no integration.
    const why = data?.message ? t('no_integration') : t('none')
    return <EmptyState icon={<CarFront />} title={why} titleAs="h3" />
  }
  return (
    <>
      <div role="radiogroup" aria-label={t('vehicles')} className="lot-picks" aria-busy={isLoading}>
        {vehicles.map((vehicle) => (
          <PickCard
            key={vehicle.id}
            vehicle={vehicle}
            isChosen={vehicle.id === chosen?.id}
            onChoose={() => onChoose(vehicle)}
          />
        ))}
      </div>
      {hasMore && more && (
        <Button variant="outline" alignSelf="center" loading={isLoading} onClick={more}>
          {t('more')}
        </Button>
      )}
      {hasMore && !more && (
        <Text fontSize="sm" color="fg.muted" textAlign="center">
          {t('first_ones', { count: shown, total })}
        </Text>
      )}
    </>
  )
}
