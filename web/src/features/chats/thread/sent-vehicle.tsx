import type { ReactNode } from 'react'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { useVehicle } from '../../../data/vehicle.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { MessageText } from './message-text.tsx'
import { readSentVehicle } from './vehicles-linked.ts'

interface SentVehicleProps {
  message: ChatMessage
  /** The message as the customer gets it. */
  children: ReactNode
}

/** A vehicle that was sent shows once, as the card below: without photo, address, and what the card says as well. */
export function SentVehicle({ message: { direction, template, body }, children }: SentVehicleProps) {
  const sent = direction === 'outbound' && !template ? readSentVehicle(body) : undefined
  return sent ? <Sent {...sent}>{children}</Sent> : children
}

/** Until the card stands, and where there is none, the message is as it was sent. */
function Sent({ id, price, children }: { id: string; price: string; children: ReactNode }) {
  const { vehicle, state } = useVehicle(id)
  const { dollars } = useFormats()
  if (!vehicle || state === 'gone') return children
  const isOnCard = vehicle.price !== null && price === dollars(vehicle.price)
  // What was promised stays in sight where the price is another by now, or has words about fees.
  return isOnCard ? null : <MessageText text={price} />
}
