import { VisuallyHidden } from '@chakra-ui/react'
import { Car } from 'lucide-react'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { pathOf } from '#contract/route.ts'
import { pages } from '#contract/stock/pages.ts'
import type { VehicleState } from '../../data/vehicle.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { vehicleWords } from '../../lib/vehicle-words.ts'
import { useChatText } from './texts.ts'

interface VehicleLinkProps {
  vehicle: NonNullable<ConversationRow['vehicle']>
  /** What has become of it, where it is not simply for sale. */
  state?: VehicleState
}

/** The vehicle that the customer wrote about; leads to what the customer saw. */
export function VehicleLink({ vehicle, state }: VehicleLinkProps) {
  const t = useChatText()
  const { id, title, stockNumber } = vehicle
  const mark = state && t(`vehicle_${state}`)
  const words = vehicleWords(vehicle, useLanguage())
  return (
    <a
      className="chat-vehicle"
      data-state={state}
      href={pathOf(pages.vehicle, { id })}
      target="_blank"
      rel="noreferrer"
      title={mark ? `${words} – ${mark}` : words}
    >
      <Car aria-hidden />
      <VisuallyHidden>{t('vehicle_about')}</VisuallyHidden> <span className="chat-vehicle-title">{title}</span>{' '}
      {stockNumber && <span className="chat-vehicle-stock">{t('stock', { number: stockNumber })}</span>}{' '}
      {mark && <strong className="chat-vehicle-state">{mark}</strong>}
    </a>
  )
}
