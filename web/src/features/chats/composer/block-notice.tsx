import { Clock, Lock, MessageCircleOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { CHANNELS, channelName } from '#contract/customers/channels/channels.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useChannelText } from '../channel-texts.ts'
import { StatusAction } from '../header/status-action.tsx'
import { nameOf } from '../name-of.ts'
import { windowOf } from '../sending/block-words.ts'
import type { SendingBlock } from '../sending/sending-block.ts'
import type { Recipient } from '../sending/use-send.ts'
import { NoticeLine, type NoticeLineProps } from './notice-line.tsx'
import { OtherChannel } from './other-channel.tsx'
import { useComposerText } from './texts.ts'

interface BlockNoticeProps {
  row: ConversationRow
  to: Recipient
  block: SendingBlock
  /** The ways to somebody to whom no free text may be sent. */
  waysOut: ReactNode
}

/** Why nothing can be sent here, and the way out. */
export function BlockNotice({ row, to, block, waysOut }: BlockNoticeProps) {
  const t = useComposerText()
  const own = useChannelText(to.type)
  const { day } = useFormats()
  const name = nameOf(row)
  const { window_closes_at, opted_out_at } = row.channels[to.type]
  const { hasTemplates, hasSubject } = CHANNELS[to.type]
  const channel = channelName(to.type, useLanguage())
  const other = <OtherChannel row={row} type={to.type} />
  const closed: NoticeLineProps =
    window_closes_at === null
      ? { icon: <Clock />, tone: 'neutral', title: t('not_started_title'), children: t('not_started', { name }) }
      : hasTemplates
        ? {
            icon: <Clock />,
            tone: 'neutral',
            title: t('window_closed_title', windowOf(to.type)),
            children: t('window_closed', { name }),
          }
        : {
            icon: <Clock />,
            tone: 'neutral',
            title: t('days_over_title', { channel }),
            children: t('days_over', { name, channel, days: windowOf(to.type).hours / 24 }),
          }
  const action = (
    <>
      {other}
      {waysOut}
    </>
  )
  const notices: Record<Exclude<SendingBlock, 'no_address'>, NoticeLineProps> = {
    role: { icon: <Lock />, tone: 'neutral', title: t('role_title'), children: t('role') },
    halted: { icon: <Lock />, tone: 'neutral', title: t('halted_title'), children: t('halted') },
    reads_only: { icon: <Lock />, tone: 'neutral', title: t('reads_only_title'), children: t('reads_only') },
    no_way_back: {
      icon: <MessageCircleOff />,
      tone: 'neutral',
      title: t('no_way_back_title', { name }),
      children: t(hasSubject ? 'mail_came_back' : 'no_way_back'),
      action: other,
    },
    not_active: {
      icon: <Lock />,
      tone: 'neutral',
      title: t(row.status === 'closed' ? 'closed_title' : 'archived_title'),
      children: t('not_active', { name }),
      action: <StatusAction row={row} to="active" />,
    },
    opted_out: {
      icon: <MessageCircleOff />,
      tone: 'warning',
      title: t('opted_out_title', { name, channel }),
      children: opted_out_at && own('opted_out', { date: day(opted_out_at) }),
      action: other,
    },
    not_started: { ...closed, action },
    window_closed: { ...closed, action },
  }
  // Where there is no address, the tab itself says so.
  return block === 'no_address' ? null : <NoticeLine {...notices[block]} />
}
