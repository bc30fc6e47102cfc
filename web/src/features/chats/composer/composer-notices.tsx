import { Clock, Lock, MessageCircleOff, TriangleAlert, WifiOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { CHANNELS } from '#contract/customers/channels/channels.ts'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import type { ApiError } from '../../../lib/api-error.ts'
import { useOnline } from '../../../lib/connection.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useSlot } from '../../../lib/slots.ts'
import { useChannelText } from '../channel-texts.ts'
import { StatusAction } from '../header/status-action.tsx'
import { nameOf } from '../name-of.ts'
import { windowOf } from '../sending/block-words.ts'
import type { SendingBlock } from '../sending/sending-block.ts'
import { offerTemplate } from '../sending/template-offer.ts'
import type { Recipient, Sendable } from '../sending/use-send.ts'
import { ComposerDialog } from './composer-dialog.tsx'
import { OtherChannel } from './other-channel.tsx'
import { useComposerText } from './texts.ts'
import { useAwaitsCarriers } from './use-awaits-carriers.ts'
import { WayOutButton } from './way-out-button.tsx'

interface ComposerNoticesProps {
  row: ConversationRow
  to: Recipient
  block: SendingBlock | null
  refusal: ApiError | null
  blocked: string | undefined
  messages: readonly ChatMessage[] | undefined
  onLook: () => void
  onSend: (content: Sendable) => void
}

/** What stands in the way of sending, and what to do about it. */
export function ComposerNotices({ block, refusal, onSend, ...rest }: ComposerNoticesProps) {
  const { row, to } = rest
  const t = useComposerText()
  const own = useChannelText(to.type)
  const { day } = useFormats()
  const isOnline = useOnline()
  const name = nameOf(row)
  const hasWritten = row.channels[to.type].window_closes_at !== null
  const optedOutAt = row.channels[to.type].opted_out_at
  const waysOut = useSlot('composerActions').filter(({ isWayOut, isFor }) => isWayOut && (isFor?.(to.type) ?? true))
  const isHeldUp = useAwaitsCarriers(row, to)
  const [opened, open] = useState<string | null>(null)

  return (
    <>
      {!isOnline && (
        <Line icon={<WifiOff />} tone="warning">
          {t('offline')}
        </Line>
      )}
      {block === null && isHeldUp && (
        <Line icon={<TriangleAlert />} tone="neutral">
          {t('awaits_carriers')}
        </Line>
      )}
      {block === 'role' && (
        <Line icon={<Lock />} tone="neutral" title={t('role_title')}>
          {t('role')}
        </Line>
      )}
      {block === 'reads_only' && (
        <Line icon={<Lock />} tone="neutral" title={t('reads_only_title')}>
          {t('reads_only')}
        </Line>
      )}
      {block === 'no_way_back' && (
        <Line
          icon={<MessageCircleOff />}
          tone="neutral"
          title={t('no_way_back_title', { name })}
          action={<OtherChannel row={row} type={to.type} />}
        >
          {t('no_way_back')}
        </Line>
      )}
      {block === 'not_active' && (
        <Line
          icon={<Lock />}
          tone="neutral"
          title={t(row.status === 'closed' ? 'closed_title' : 'archived_title')}
          action={<StatusAction row={row} to="active" />}
        >
          {t('not_active', { name })}
        </Line>
      )}
      {block === 'opted_out' && (
        <Line
          icon={<MessageCircleOff />}
          tone="warning"
          title={t('opted_out_title', { name, channel: CHANNELS[to.type].name })}
          action={<OtherChannel row={row} type={to.type} />}
        >
          {own('opted_out', { date: day(optedOutAt ?? '') })}
        </Line>
      )}
      {(block === 'not_started' || block === 'window_closed') && (
        <Line
          key={block}
          icon={<Clock />}
          tone="neutral"
          title={hasWritten ? t('window_closed_title', windowOf(to.type)) : t('not_started_title')}
          action={
            <>
              <OtherChannel row={row} type={to.type} />
              {waysOut.map((action) => (
                <WayOutButton key={action.id} action={action} to={to} onOpen={() => open(action.id)} />
              ))}
            </>
          }
        >
          {t(hasWritten ? 'window_closed' : 'not_started', { name })}
        </Line>
      )}
      {refusal && block === null && (
        <Line
          icon={<TriangleAlert />}
          tone="error"
          title={t('send_failed')}
          action={
            refusal.code === 'window_will_be_shut' &&
            waysOut.map((action) => (
              <WayOutButton key={action.id} action={action} to={to} onOpen={() => open(action.id)} />
            ))
          }
        >
          {errorText(refusal)} {t('your_text_is_kept')}
        </Line>
      )}
      {waysOut.map(
        ({ id, opens }) =>
          typeof opens !== 'string' && (
            <ComposerDialog
              key={id}
              Dialog={opens}
              open={opened === id}
              onClose={() => {
                // Until somebody closes it: what has just begun is drawn anew, and this with it.
                offerTemplate(null)
                open(null)
              }}
              onSend={(body, vehicle_id) => onSend({ body, vehicle_id })}
              {...rest}
            />
          ),
      )}
    </>
  )
}

interface LineProps {
  icon: ReactNode
  tone: 'neutral' | 'warning' | 'error'
  title?: string
  children: ReactNode
  action?: ReactNode
}

function Line({ icon, tone, title, children, action }: LineProps) {
  return (
    <div className="chat-notice" data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <span className="chat-notice-icon">{icon}</span>
      <div className="chat-notice-words">
        {title && <strong>{title}</strong>}
        <span>{children}</span>
      </div>
      {action}
    </div>
  )
}
