import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ConversationRow as Row } from '#contract/messaging/conversation-row.ts'
import { channelOf } from '../../../data/conversations/conversation-on.ts'
import { useText } from '../../../lib/language/text.ts'
import { useMay, useUserId } from '../../../lib/session.ts'
import { useNow } from '../../../lib/use-now.ts'
import { isLate } from '../sending/is-late.ts'
import { useOutbox } from '../sending/outbox.ts'
import type { ChatPlace } from '../use-chat-place.ts'
import { ConversationRow } from './conversation-row.tsx'
import { type MenuOf, RowActions } from './row-actions.tsx'
import { ROW_PX } from './row-px.ts'
import { useListText } from './texts.ts'
import { useKeptPosition } from './use-kept-position.ts'
import { useListKeys } from './use-list-keys.ts'

/** The next page is fetched when so many rows or fewer are left below. */
const AHEAD = 15

interface ConversationRowsProps {
  rows: Row[]
  /** The rows differ in status. */
  hasStatus: boolean
  hasMore: boolean
  moreFailed: boolean
  /** The rest is looked through only when somebody asks for it. */
  isPaused: boolean
  /** Null while nobody is selecting. */
  selected: readonly string[] | null
  onSelect: (contactId: string) => void
  place: Pick<ChatPlace, 'conversation' | 'query' | 'open'>
  onOpen: (row: Row, id: string, isByEnter: boolean) => void
  onMore: () => void
}

/** The loaded rows, of which only the visible ones are in the page. */
export function ConversationRows(props: ConversationRowsProps) {
  const { rows, hasStatus, hasMore, moreFailed, isPaused, selected: marked, onSelect, place, onOpen, onMore } = props
  const t = useListText()
  const common = useText()
  const now = useNow()
  const seesAll = useMay('see_all')
  const userId = useUserId()
  const { conversation, query } = place
  const notSent = useOutbox().filter((unsent) => unsent.failure !== null || isLate(unsent, now))
  const selected = rows.find((row) => conversation !== undefined && channelOf(row, conversation))?.contact_id
  const [menuOf, setMenuOf] = useState<MenuOf | null>(null)
  const showMenu = useCallback((row: Row, button: HTMLElement) => setMenuOf({ row, button }), [])
  const scroller = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => rows[index]?.contact_id ?? index,
    overscan: 8,
  })
  useKeptPosition(scroller, rows)
  const tabStop = useListKeys({ scroller, rows, selected, show: (index) => virtualizer.scrollToIndex(index) })

  const visible = virtualizer.getVirtualItems()
  const isNearEnd = hasMore && !moreFailed && !isPaused && (visible.at(-1)?.index ?? 0) >= rows.length - AHEAD
  /** After how many rows the next page is due: another number with every page that came. */
  const dueAfter = isNearEnd ? rows.length : null
  const askForMore = useEffectEvent(onMore)
  useEffect(() => {
    if (dueAfter !== null) askForMore()
  }, [dueAfter])

  return (
    <div ref={scroller} className="chat-rows">
      <section className="chat-rows-all" style={{ height: virtualizer.getTotalSize() }} aria-label={t('list')}>
        {visible.map(({ index, key, start }) => {
          const row = rows[index]
          return (
            row && (
              <ConversationRow
                key={key}
                row={row}
                top={start}
                now={now}
                isSelected={row.contact_id === selected}
                hasUnsent={notSent.some(({ contact_id }) => contact_id === row.contact_id)}
                isTabStop={row.contact_id === tabStop}
                isFromList={conversation === undefined}
                query={query}
                onOpen={onOpen}
                isMarked={marked ? marked.includes(row.contact_id) : undefined}
                onMark={onSelect}
                onMenu={showMenu}
                hasAssignee={seesAll && row.user_id !== userId}
                hasStatus={hasStatus}
              />
            )
          )
        })}
      </section>
      <RowActions of={menuOf} onClose={() => setMenuOf(null)} onOpen={place.open} />
      {isPaused && !moreFailed && (
        <div className="chat-rows-more">
          {t('more_to_look')}
          <button type="button" className="chat-link-button" onClick={onMore}>
            {t('keep_looking')}
          </button>
        </div>
      )}
      {moreFailed && (
        <div className="chat-rows-more" role="alert">
          {t('more_failed')}
          <button type="button" className="chat-link-button" onClick={onMore}>
            {common('retry')}
          </button>
        </div>
      )}
    </div>
  )
}
