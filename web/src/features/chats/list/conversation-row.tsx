import { EllipsisVertical } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { ALL_CHANNELS } from '#contract/customers/channels/channels.ts'
import type { ConversationRow as Row } from '#contract/messaging/conversation-row.ts'
import { begunOn, firstShown } from '../../../data/conversations/conversation-on.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { shortCount } from '../../../lib/short-count.ts'
import { useSlot } from '../../../lib/slots.ts'
import { usePreview } from '../../../lib/use-preview.ts'
import { ColleagueMark } from '../../../parts/colleague-avatar.tsx'
import { Marks } from '../../../parts/marks.tsx'
import { ChannelIcon } from '../channel-badge.tsx'
import { chatAddress } from '../chat-address.ts'
import { ContactAvatar } from '../contact-avatar.tsx'
import { nameOf } from '../name-of.ts'
import { LabelDots } from './label-dots.tsx'
import { useListText } from './texts.ts'

interface ConversationRowProps {
  row: Row
  /** Where it lies in the list. */
  top: number
  now: number
  isSelected: boolean
  /** Something to them was not sent, and waits for its writer. */
  hasUnsent: boolean
  /** The one row of the list that Tab reaches. */
  isTabStop: boolean
  /** Nothing is open: Back leads to the list again. */
  isFromList: boolean
  /** Filter and search, which stay. */
  query: string
  onOpen: (row: Row, id: string, isByEnter: boolean) => void
  /** Whether it is selected; undefined while nobody is selecting. */
  isMarked?: boolean
  /** Who sees everybody's conversations sees whose each is, but for their own. */
  hasAssignee: boolean
  hasStatus: boolean
  onMark: (contactId: string) => void
  /** Opens its menu at the button. */
  onMenu: (row: Row, button: HTMLElement) => void
}

/** A contact in the list: who, on which channels, the last message, and how much is unread. */
export const ConversationRow = memo(function ConversationRow(props: ConversationRowProps) {
  const { row, top, now, isSelected, isTabStop, isFromList, query, onOpen, isMarked, onMark, onMenu } = props
  const t = useListText()
  const { hasAssignee, hasStatus, hasUnsent } = props
  const text = <RowText {...{ row, now, hasAssignee, hasStatus, hasUnsent }} />
  const unread = row.unread_count
  const id = firstShown(row)
  if (isMarked !== undefined)
    return (
      <label className="chat-row" data-marked={isMarked || undefined} style={{ transform: `translateY(${top}px)` }}>
        <span className="chat-row-mark">
          <input type="checkbox" checked={isMarked} onChange={() => onMark(row.contact_id)} />
        </span>
        {text}
      </label>
    )
  const name = t('row_actions', { name: nameOf(row) })
  return (
    <>
      <Link
        to={chatAddress(id) + query}
        state={{ isFromList }}
        className="chat-row"
        data-contact={row.contact_id}
        data-unread={unread > 0 || undefined}
        aria-current={isSelected || undefined}
        tabIndex={isTabStop ? 0 : -1}
        style={{ transform: `translateY(${top}px)` }}
        // A click that no pointer made is the Enter key's.
        onClick={(event) => onOpen(row, id, event.detail === 0)}
      >
        <ContactAvatar name={row.display_name} contactId={row.contact_id} />
        {text}
      </Link>
      <button
        type="button"
        className="chat-row-menu"
        aria-haspopup="menu"
        aria-label={name}
        title={name}
        tabIndex={isTabStop ? 0 : -1}
        style={{ transform: `translateY(${top}px)` }}
        onClick={({ currentTarget }) => onMenu(row, currentTarget)}
      >
        <EllipsisVertical aria-hidden />
      </button>
    </>
  )
})

type RowTextProps = Pick<ConversationRowProps, 'row' | 'now' | 'hasAssignee' | 'hasStatus' | 'hasUnsent'>

/** Who it is, the last message, and how much is unread. */
function RowText({ row, now, hasAssignee, hasStatus, hasUnsent }: RowTextProps) {
  const t = useListText()
  const { listTime } = useFormats()
  const unread = row.unread_count
  const name = nameOf(row)
  return (
    <span className="chat-row-text">
      <span className="chat-row-line">
        <span className="chat-row-name" title={name}>
          {name}
        </span>
        <span className="chat-row-channels">
          {ALL_CHANNELS.filter((type) => begunOn(row, type) !== null).map((type) => (
            <span key={type} data-last={type === row.most_recent_type || undefined}>
              <ChannelIcon type={type} isNamed />
            </span>
          ))}
          <Marks of={row} from={useSlot('rowMarks')} />
          <LabelDots labels={row.labels} />
        </span>
        {row.last_message_at && (
          <time className="chat-row-time" dateTime={row.last_message_at}>
            {listTime(row.last_message_at, now)}
          </time>
        )}
      </span>
      <span className="chat-row-line">
        <span className="chat-row-preview">
          {hasUnsent ? <strong className="chat-row-unsent">{t('not_sent')}</strong> : <Preview row={row} />}
        </span>
        {hasStatus && row.status !== 'active' && (
          <span className="chat-badge" data-type={row.status}>
            {t(`status_${row.status}`)}
          </span>
        )}
        {hasAssignee && row.assigned_agent && <Assignee {...row.assigned_agent} />}
        {unread > 0 && (
          <span className="chat-unread" role="img" aria-label={t('unread_messages', { count: unread })}>
            {shortCount(unread)}
          </span>
        )}
      </span>
    </span>
  )
}

/** What came last: words, or a call that nobody took. */
function Preview({ row: { last_call, last_message } }: { row: Row }) {
  const t = useListText()
  const previewOf = usePreview()
  if (last_call) return t(last_call === 'missed' ? 'missed_call' : 'voicemail')
  return last_message === null ? t('start_conversation') : previewOf(last_message)
}

function Assignee({ id, name }: { id: string; name: string }) {
  const t = useListText()
  return <ColleagueMark className="chat-row-assignee" id={id} name={name} words={t('assigned_to_name', { name })} />
}
