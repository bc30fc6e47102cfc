import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import type { ListedVehicle } from '#contract/stock/inventory.ts'
import { useText } from '../../../lib/language/text.ts'
import type { ComposerDialogProps } from '../../../lib/slots.ts'
import { DialogFrame } from '../../../ui/dialog-frame.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import '../inventory.css'
import { usePriceWords } from '../use-price-words.ts'
import { vehicleAddress } from '../vehicle-address.ts'
import { PickerChoices } from './picker-choices.tsx'
import { pickerTexts } from './texts.ts'
import { usePicks } from './use-picks.ts'
import { vehicleMessage } from './vehicle-message.ts'
import { shortName, trimOf } from './vehicle-words.ts'

type PickerProps = Pick<ComposerDialogProps, 'open' | 'blocked' | 'onSend' | 'onClose'> & {
  to: Pick<ComposerDialogProps['to'], 'type'>
  /** Says what choosing one does, where it doesn't send it. */
  chooseLabel?: string
  /** Stands for the price where the text leaves later, when it may be another one, or none. */
  priceWord?: string
}

const isByThumb = () => matchMedia('(pointer: coarse)').matches

/** Chooses a vehicle to send into a chat (S2 §2.6), or with a campaign. */
export function VehiclePicker({ open, to, blocked, onSend, onClose, chooseLabel, priceWord }: PickerProps) {
  const t = useText(pickerTexts)
  const common = useText()
  const search = useRef<HTMLInputElement>(null)
  const [chosen, choose] = useState<ListedVehicle | null>(null)

  const priceOf = usePriceWords()
  const selected = (vehicle: ListedVehicle) => {
    const { stockNumber } = vehicle
    const name = [shortName(vehicle), trimOf(vehicle)].filter((part) => part !== null).join(' ')
    const stock = stockNumber === null ? [] : [t('stock', { number: stockNumber })]
    return t('selected', { vehicle: [name, ...stock, priceOf(vehicle)].join(' · ') })
  }
  function send() {
    if (!chosen) return
    onSend(vehicleMessage(chosen, priceWord ?? priceOf(chosen), vehicleAddress(chosen.id), to.type), chosen.id)
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
      // Under a thumb the vehicles, not the keyboard over them.
      initialFocus={() =>
        isByThumb() ? (search.current?.closest<HTMLElement>('[role=dialog]') ?? null) : search.current
      }
      footer={
        <Flex width="full" wrap={{ base: 'wrap', sm: 'nowrap' }} align="center" justify="flex-end" gap="3">
          <Text
            flex={{ base: '1 0 100%', sm: '1' }}
            fontSize="sm"
            color={blocked ? 'fg.error' : 'fg.muted'}
            overflowWrap="anywhere"
            role="status"
          >
            {blocked ?? (chosen ? selected(chosen) : t('select'))}
          </Text>
          <Button variant="outline" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button disabled={!chosen || blocked !== undefined} onClick={send}>
            {chooseLabel ?? t('send')}
          </Button>
        </Flex>
      }
    >
      <PickerContent
        field={search}
        chosen={chosen}
        onChoose={choose}
        onDone={blocked === undefined ? send : undefined}
      />
    </DialogFrame>
  )
}

interface PickerContentProps {
  field: RefObject<HTMLInputElement | null>
  chosen: ListedVehicle | null
  onChoose: (vehicle: ListedVehicle) => void
  onDone?: () => void
}

function PickerContent({ field, onDone, ...choice }: PickerContentProps) {
  const t = useText(pickerTexts)
  const picks = usePicks()
  /** Down or Enter leads from the search to the first vehicle found, Enter on one sends it. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const isSearch = event.target === field.current
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && !(isSearch && event.key === 'ArrowDown'))) return
    const radio = event.currentTarget.querySelector<HTMLInputElement>('input[type=radio]:enabled')
    if (isSearch) {
      radio?.focus()
      radio?.click()
    } else if (event.target instanceof HTMLInputElement) onDone?.()
    else return
    event.preventDefault()
  }
  return (
    <Stack gap="4" minHeight={{ md: '420px' }} className="lot" onKeyDown={onKeyDown}>
      {/* In a row of its own, because the box grows to fill its container, vertically if few vehicles are found. */}
      <Flex>
        <SearchBox
          field={field}
          value={picks.search}
          label={t('search')}
          clearLabel={t('clear_search')}
          onSearch={picks.find}
        />
      </Flex>
      <PickerChoices picks={picks} {...choice} />
    </Stack>
  )
}
