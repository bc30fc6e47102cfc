import { Bot } from 'lucide-react'
import { memo } from 'react'
import type { Channel } from '#contract/customers/channels/channels.ts'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { readDefaultBody } from '#contract/messaging/default-bodies.ts'
import { readVehicleCode, vehicleCodeOf, withoutVehicleCode } from '#contract/stock/vehicle-code.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { MessageMedia } from '../media/message-media.tsx'
import { VehicleLink } from '../vehicle-link.tsx'
import { DeliveryIcon } from './delivery-icon.tsx'
import { deliveryMark } from './delivery-mark.ts'
import { type Deeds, DeliveryReason } from './delivery-reason.tsx'
import { MessageBody } from './message-body.tsx'
import { useThreadText } from './texts.ts'

interface MessageBubbleProps {
  message: ChatMessage
  type: Channel
  conversationId: string
  name: string
  /** The vehicle that the customer wrote about last: shown where this message brought it. */
  vehicle: ConversationRow['vehicle']
  /** It follows the same sender's closely, and is drawn as one with it. */
  joined: boolean
  deeds: Deeds
}

/** One message: who, what, when, and how far it has come. */
export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { message, type, conversationId, name, vehicle, joined, deeds } = props
  const t = useThreadText()
  const { time, moment } = useFormats()
  const { direction, user, isFromAi, media, sent_at } = message
  // A file says by itself that it is one.
  const isFileAlone = media.length > 0 && readDefaultBody(message.body) !== undefined
  const body = isFileAlone ? '' : withoutVehicleCode(message.body)
  const isAboutVehicle = vehicle !== null && readVehicleCode(message.body) === vehicleCodeOf(vehicle.id)
  const mark = deliveryMark(message)
  return (
    <article className="chat-message" data-direction={direction} data-joined={joined || undefined} data-mark={mark}>
      <div className="chat-bubble">
        <span className="chat-hidden">
          {direction === 'inbound'
            ? t('from_customer', { name })
            : t('from_colleague', { name: user?.name ?? t('by_ai') })}
          :
        </span>
        {media.length > 0 && <MessageMedia message={message} type={type} conversationId={conversationId} />}
        <MessageBody message={message} text={body} />
        {isAboutVehicle && <VehicleLink vehicle={vehicle} />}
        <span className="chat-message-foot">
          {direction === 'outbound' && user && !joined && <span className="chat-message-user">{user.name}</span>}
          {isFromAi && (
            <span className="chat-message-ai">
              <Bot aria-hidden /> {t('by_ai')}
            </span>
          )}
          <time dateTime={sent_at} title={moment(sent_at)}>
            {time(sent_at)}
          </time>
          {mark !== 'none' && <DeliveryIcon mark={mark} />}
        </span>
      </div>
      <DeliveryReason message={message} type={type} mark={mark} deeds={deeds} />
    </article>
  )
})
