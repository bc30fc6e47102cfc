import { MapPin } from 'lucide-react'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { mapAddress } from '#contract/messaging/place-words.ts'
import { useThreadText } from './texts.ts'
import './parts.css'

/** A place that a customer shared, to be opened on a map. */
export function PlaceCard({ place }: { place: NonNullable<ChatMessage['location']> }) {
  const t = useThreadText()
  const { name, address, latitude, longitude } = place
  const [first = t('shared_place'), second] = [name, address].filter((part) => part !== null)
  return (
    <a className="chat-place" href={mapAddress(place)} target="_blank" rel="noopener noreferrer">
      <MapPin aria-hidden />
      <span>
        <strong dir="auto">{first}</strong>
        <span dir="auto">{second ?? `${latitude}, ${longitude}`}</span>
        <span className="chat-place-open">{t('open_map')}</span>
      </span>
    </a>
  )
}
