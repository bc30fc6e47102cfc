import { Box, IconButton } from '@chakra-ui/react'
import { ArrowLeft } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Channel } from '#contract/customers/channels/channels.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { shownAddress } from '../../../data/conversations/conversation-on.ts'
import { useStages } from '../../../data/stages.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useSlot } from '../../../lib/slots.ts'
import { Labels } from '../../labels/index.ts'
import { ChannelBadge } from '../channel-badge.tsx'
import { ContactAvatar } from '../contact-avatar.tsx'
import { nameOf } from '../name-of.ts'
import type { ChatPlace } from '../use-chat-place.ts'
import { Assignee } from './assignee.tsx'
import { ConversationActions } from './conversation-actions.tsx'
import type { Details } from './details-button.tsx'
import { LabelsButton } from './labels-button.tsx'
import { PhoneNumber } from './phone-number.tsx'
import { useHeaderText } from './texts.ts'
import { TimeThere } from './time-there.tsx'
import { VehicleChip } from './vehicle-chip.tsx'

const ColleaguesHere = lazy(async () => ({ default: (await import('../presence/colleagues-here.tsx')).ColleaguesHere }))

interface ConversationHeaderProps {
  row: ConversationRow
  type: Channel
  place: ChatPlace
  details: Details
  /** The second row: tabs, and beside them what they leave room for. */
  children: ReactNode
}

/** Names the contact on one line: what finds no room there is in the menu and in the contact's details. */
export function ConversationHeader({ row, type, place, details, children }: ConversationHeaderProps) {
  const t = useHeaderText()
  const parts = useSlot('headerParts')
  const { nameOf: stageName } = useStages()
  const name = nameOf(row)
  const number = shownAddress(row, type)
  // A contact without a name is called by the number.
  const isNamed = number !== row.display_name
  return (
    <header className="chat-header">
      <div className="chat-header-row">
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
          <span className="chat-header-facts">
            <span>{stageName(row.contact.stage)}</span>
            {isNamed && number && <span>· {phoneText(number)}</span>}
          </span>
          {row.status !== 'active' && (
            <span className="chat-badge" data-type={row.status}>
              {t(`status_${row.status}`)}
            </span>
          )}
          {isNamed && number && <PhoneNumber number={number} contact={row.contact_id} />}
          <ChannelBadge type={type} />
          {number?.startsWith('+1') && <TimeThere phone={number} />}
          {!details.isShown && row.vehicle && <VehicleChip vehicle={row.vehicle} />}
          {!details.isShown && row.ticket !== null && (
            <span className="chat-desk-ticket">{t('ticket', { number: row.ticket })}</span>
          )}
        </div>
        {!details.isShown && (
          <div className="chat-desk">
            <Assignee row={row} onHidden={place.showDetails} />
            <Labels labels={row.labels} />
            <LabelsButton row={row} />
          </div>
        )}
        <div className="chat-header-actions">
          <Suspense fallback={parts.map(({ id, hasRoom }) => hasRoom?.(row) && <Box key={id} boxSize="10" />)}>
            {parts.map(({ id, Part }) => (
              <Part key={id} row={row} />
            ))}
          </Suspense>
          <ConversationActions row={row} place={place} details={details} />
        </div>
      </div>
      <div className="chat-header-tabs">{children}</div>
      <Suspense>
        <ColleaguesHere row={row} />
      </Suspense>
    </header>
  )
}
