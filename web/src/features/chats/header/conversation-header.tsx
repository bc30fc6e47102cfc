import { IconButton } from '@chakra-ui/react'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Channel } from '#contract/customers/channels/channels.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { ChannelBadge } from '../channel-badge.tsx'
import { ContactAvatar } from '../contact-avatar.tsx'
import { nameOf } from '../name-of.ts'
import type { ChatPlace } from '../use-chat-place.ts'
import { ConversationActions } from './conversation-actions.tsx'
import { PhoneNumber } from './phone-number.tsx'
import { StageBar } from './stage-bar.tsx'
import { useHeaderText } from './texts.ts'
import { VehicleChip } from './vehicle-chip.tsx'

interface ConversationHeaderProps {
  row: ConversationRow
  type: Channel
  place: ChatPlace
  /** The tabs. */
  children: ReactNode
}

/** Who the conversation is with, on which number, and what can be done with it. */
export function ConversationHeader({ row, type, place, children }: ConversationHeaderProps) {
  const t = useHeaderText()
  const name = nameOf(row)
  const number = row.channels[type].address ?? row.phone_number
  // A contact without a name is called by the number.
  const isNamed = number !== row.display_name
  return (
    <header className="chat-header">
      <IconButton
        className="chat-touch chat-back"
        variant="ghost"
        color="fg.muted"
        aria-label={t('back_to_list')}
        title={t('back_to_list')}
        onClick={place.leave}
      >
        <ArrowLeft />
      </IconButton>
      <ContactAvatar name={row.display_name} contactId={row.contact_id} />
      <div className="chat-header-who">
        <h2 className="chat-header-name" title={name}>
          {isNamed || !number ? name : <PhoneNumber number={number} contact={row.contact_id} />}
        </h2>
        <p className="chat-header-line">
          {isNamed && number && <PhoneNumber number={number} contact={row.contact_id} />}
          <ChannelBadge type={type} />
          {row.status !== 'active' && (
            <span className="chat-badge" data-type={row.status}>
              {t(`status_${row.status}`)}
            </span>
          )}
          {row.vehicle && <VehicleChip vehicle={row.vehicle} />}
        </p>
      </div>
      <ConversationActions row={row} place={place} />
      <div className="chat-header-tabs">{children}</div>
      <div className="chat-wide-only chat-header-stages">
        <StageBar row={row} />
      </div>
    </header>
  )
}
