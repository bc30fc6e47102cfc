import { TriangleAlert, WifiOff } from 'lucide-react'
import { useState } from 'react'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import type { ApiError } from '../../../lib/api-error.ts'
import { useOnline } from '../../../lib/connection.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useSlot } from '../../../lib/slots.ts'
import type { Unsent } from '../sending/outbox.ts'
import type { SendingBlock } from '../sending/sending-block.ts'
import { offerTemplate } from '../sending/template-offer.ts'
import type { Recipient, Sendable } from '../sending/use-send.ts'
import { BlockNotice } from './block-notice.tsx'
import { ComposerDialog } from './composer-dialog.tsx'
import { HeldLine } from './held-line.tsx'
import { NoticeLine } from './notice-line.tsx'
import { useComposerText } from './texts.ts'
import { useAwaitsCarriers } from './use-awaits-carriers.ts'
import { VisitorLine } from './visitor-line.tsx'
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
  undo: (held: readonly Unsent[]) => void
}

/** What stands in the way of sending, and what to do about it. */
export function ComposerNotices({ block, refusal, onSend, undo, ...rest }: ComposerNoticesProps) {
  const { row, to } = rest
  const t = useComposerText()
  const isOnline = useOnline()
  const isHeldUp = useAwaitsCarriers(row, to)
  const actions = useSlot('composerActions').filter(({ isWayOut, isFor }) => isWayOut && (isFor?.(to.type) ?? true))
  const [opened, open] = useState<string | null>(null)
  const waysOut = actions.map((action) => (
    <WayOutButton key={action.id} action={action} to={to} onOpen={() => open(action.id)} />
  ))

  return (
    <>
      <VisitorLine row={row} type={to.type} />
      <HeldLine to={to} onUndo={undo} />
      {!isOnline && (
        <NoticeLine icon={<WifiOff />} tone="warning">
          {t('offline')}
        </NoticeLine>
      )}
      {block === null && isHeldUp && (
        <NoticeLine icon={<TriangleAlert />} tone="neutral">
          {t('awaits_carriers')}
        </NoticeLine>
      )}
      {block && <BlockNotice key={block} {...{ row, to, block, waysOut }} />}
      {refusal && block === null && (
        <NoticeLine
          icon={<TriangleAlert />}
          tone="error"
          title={t('send_failed')}
          action={refusal.code === 'window_will_be_shut' && waysOut}
        >
          {errorText(refusal)} {t('your_text_is_kept')}
        </NoticeLine>
      )}
      {actions.map(
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
