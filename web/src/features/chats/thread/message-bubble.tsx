import { AtSign, Forward, Reply } from 'lucide-react'
import { memo, type ReactNode, Suspense, useState } from 'react'
import type { Channel } from '#contract/customers/channels/channels.ts'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { readDefaultBody } from '#contract/messaging/default-bodies.ts'
import { readVehicleCode, vehicleCodeOf, withoutVehicleCode } from '#contract/stock/vehicle-code.ts'
import { useSlot } from '../../../lib/slots.ts'
import { Transcript } from '../../../parts/transcript.tsx'
import { MessageMedia } from '../media/message-media.tsx'
import { Quoted } from '../quoted.tsx'
import { VehicleLink } from '../vehicle-link.tsx'
import { deliveryMark } from './delivery-mark.ts'
import { type Deeds, DeliveryReason } from './delivery-reason.tsx'
import { LeadLine } from './lead-line.tsx'
import { LinkedVehicles } from './linked-vehicles.tsx'
import { MailHead, MailRest } from './mail-parts.tsx'
import { MessageBody } from './message-body.tsx'
import { MessageFoot } from './message-foot.tsx'
import { OtherView, type ShownView, ViewButton } from './other-view.tsx'
import { Reactions } from './reactions.tsx'
import { ReferralCard } from './referral-card.tsx'
import { SentVehicle } from './sent-vehicle.tsx'
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
  /** Leads to another message of the thread. */
  onJump: (id: string) => void
  /** Begins an answer to this one; absent where nothing can be sent. */
  onReply?: (message: ChatMessage) => void
  /** Shows this one to a colleague; absent where the user's role doesn't allow it. */
  onShow?: (message: ChatMessage) => void
  /** Passes a mail on; absent where the user may not write here. */
  onForward?: (message: ChatMessage) => void
}

/** One message: who, what, when, and how far it has come. */
export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { message, type, conversationId, name, vehicle, joined, deeds, onJump, onReply, onShow, onForward } = props
  const t = useThreadText()
  const { direction, kind, user, referral, lead, mail, reply_to, reactions } = message
  // Who stands in a contact card is shown, not its file.
  const media = message.contacts.length > 0 ? [] : message.media.filter((_, i) => i !== mail?.page)
  // A file says by itself that it is one.
  const isFileAlone = media.length > 0 && readDefaultBody(message.body) !== undefined
  const body = isFileAlone ? '' : withoutVehicleCode(message.body)
  const isAboutVehicle = vehicle !== null && readVehicleCode(message.body) === vehicleCodeOf(vehicle.id)
  const mark = deliveryMark(message)
  const views = useSlot('messageViews')
  const [other, setOther] = useState<ShownView | null>(null)
  const item = useSlot('threadItems').find(({ isFor }) => isFor(message))
  return (
    <article
      className="chat-message"
      data-direction={direction}
      data-kind={kind}
      data-joined={joined || undefined}
      data-mark={mark}
    >
      <div className="chat-line">
        {/* A tap on it shows what else can be done with it. */}
        <div className="chat-bubble" tabIndex={-1}>
          <span className="chat-hidden">
            {direction === 'inbound'
              ? t('from_customer', { name })
              : t('from_colleague', { name: user?.name ?? t('by_ai') })}
            :
          </span>
          {referral && <ReferralCard referral={referral} />}
          {lead && <LeadLine lead={lead} />}
          {mail && <MailHead mail={mail} />}
          {reply_to && <Quoted quote={reply_to} name={name} onJump={onJump} />}
          <SentVehicle message={message}>
            {media.length > 0 && (
              <MessageMedia message={{ id: message.id, media }} type={type} conversationId={conversationId} />
            )}
            {item ? (
              <Suspense>
                <item.Item message={message} />
              </Suspense>
            ) : (
              !other && <MessageBody message={message} text={body} />
            )}
          </SentVehicle>
          {mail && <MailRest mail={mail} place={{ type, id: conversationId }} id={message.id} />}
          {other ? <OtherView {...other} onClose={() => setOther(null)} /> : <Transcript {...message} />}
          {isAboutVehicle && <VehicleLink vehicle={vehicle} />}
          <LinkedVehicles text={body} />
          <MessageFoot {...{ message, joined, mark }} />
        </div>
        {onReply && !item && (
          <LineButton icon={<Reply aria-hidden />} label={t('reply_to_this')} onClick={() => onReply(message)} />
        )}
        {onForward && mail && (
          <LineButton icon={<Forward aria-hidden />} label={t('mail_forward')} onClick={() => onForward(message)} />
        )}
        {onShow && !item && (
          <LineButton icon={<AtSign aria-hidden />} label={t('show_colleague')} onClick={() => onShow(message)} />
        )}
        {!other &&
          views.map((view) => (
            <ViewButton
              key={view.id}
              view={view}
              message={message}
              place={{ type, id: conversationId }}
              onShown={setOther}
            />
          ))}
      </div>
      <Reactions reactions={reactions} name={name} />
      <DeliveryReason message={message} type={type} mark={mark} deeds={deeds} />
    </article>
  )
})

interface LineButtonProps {
  icon: ReactNode
  label: string
  onClick: () => void
}

function LineButton({ icon, label, onClick }: LineButtonProps) {
  return (
    <button type="button" className="chat-reply" aria-label={label} title={label} onClick={onClick}>
      {icon}
    </button>
  )
}
