import { Button, Flex, Spinner, Stack, Text } from '@chakra-ui/react'
import { CarFront } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import type { Channel } from '../../../../../functions/contract/fields.ts'
import type { ListedVehicle } from '../../../../../functions/contract/inventory.ts'
import { useText } from '../../../lib/language/text.ts'
import { DialogFrame } from '../../../ui/dialog-frame.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useFigures } from '../figures.ts'
import '../inventory.css'
import { SearchBox } from '../search-box.tsx'
import { vehicleAddress } from '../vehicle-address.ts'
import { PickCard } from './pick-card.tsx'
import { pickerTexts } from './texts.ts'
import { type Picks, usePicks } from './use-picks.ts'
import { vehicleMessage } from './vehicle-message.ts'
import { shortName } from './vehicle-words.ts'

interface VehiclePickerProps {
  open: boolean
  /** How the message travels. */
  type: Channel
  /** Why nothing can be sent at the moment. */
  blocked?: string
  onSend: (message: string) => void
  onClose: () => void
}

/** Chooses a car to send into a chat (S2 §2.6). */
export function VehiclePicker({ open, ...rest }: VehiclePickerProps) {
  const t = useText(pickerTexts)
  const { shortPrice } = useFigures()
  const common = useText()
  const search = useRef<HTMLInputElement>(null)
  const [chosen, choose] = useState<ListedVehicle | null>(null)
  const { type, blocked, onSend, onClose } = rest

  function send() {
    if (!chosen) return
    const price = chosen.price === null ? t('call_for_price') : shortPrice(chosen.price)
    onSend(vehicleMessage(chosen, price, vehicleAddress(chosen.id), type))
    choose(null)
    onClose()
  }
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      title={t('title')}
      closeLabel={common('close')}
      size="lg"
      initialFocus={() => search.current}
      footer={
        <Flex width="full" wrap={{ base: 'wrap', sm: 'nowrap' }} align="center" justify="flex-end" gap="3">
          <Text
            flex={{ base: '1 0 100%', sm: '1' }}
            fontSize="sm"
            color={blocked ? 'fg.error' : 'fg.muted'}
            role="status"
          >
            {blocked ?? (chosen ? t('selected', { vehicle: shortName(chosen) }) : t('select'))}
          </Text>
          <Button variant="outline" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button disabled={!chosen || blocked !== undefined} onClick={send}>
            {t('send')}
          </Button>
        </Flex>
      }
    >
      <PickerContent field={search} chosen={chosen} onChoose={choose} />
    </DialogFrame>
  )
}

interface PickerContentProps {
  field: RefObject<HTMLInputElement | null>
  chosen: ListedVehicle | null
  onChoose: (vehicle: ListedVehicle) => void
}

function PickerContent({ field, chosen, onChoose }: PickerContentProps) {
  const t = useText(pickerTexts)
  const picks = usePicks()
  return (
    <Stack gap="4" minHeight={{ md: '420px' }} className="lot">
      <SearchBox
        field={field}
        value={picks.search}
        label={t('search')}
        clearLabel={t('clear_search')}
        onSearch={picks.find}
      />
      <Choices picks={picks} chosen={chosen} onChoose={onChoose} />
    </Stack>
  )
}

function Choices({ picks, chosen, onChoose }: Omit<PickerContentProps, 'field'> & { picks: Picks }) {
  const t = useText(pickerTexts)
  const { data, vehicles, error, mutate, isLoading, hasMore, more, shown, total } = picks
  if (error) return <ErrorState title={t('failed')} retryLabel={t('try_again')} onRetry={() => mutate()} />
  if (!vehicles) {
    return (
      <Flex role="status" direction="column" align="center" gap="3" padding="10" color="fg.muted">
        <Spinner />
        {t('loading')}
      </Flex>
    )
  }
  if (vehicles.length === 0) {
    // The server says something only where there is nothing to search in, for want of an integration.
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
