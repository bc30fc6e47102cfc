import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { ArrowDown, ArrowUp } from 'lucide-react'
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useThreadText } from './texts.ts'
import type { ThreadItem } from './thread-items.ts'
import { useAtEnd } from './use-at-end.ts'

/** A message of one line; each is measured once it is in the page. */
const GUESS_PX = 58
/** Room above the first message for the line that loads older ones (`.chat-log-start`). */
const START_PX = 56
/** Older messages are fetched this far before the upper edge is reached. */
const AHEAD_PX = 600
/** A message that was sought stands out so long. */
const FOUND_MS = 2_500
/** So near the end counts as being there. */
const NEAR_PX = 48

export interface MessageListHandle {
  scrollToEnd: () => void
  scrollToFirstUnread: () => void
  /** By its item's key; it is shown for a moment which one it is. */
  scrollToMessage: (key: string) => void
}

interface MessageListProps {
  ref: Ref<MessageListHandle>
  items: ThreadItem[]
  renderItem: (item: ThreadItem) => ReactNode
  /** What stands above the first message. */
  start: ReactNode
  onNearStart: () => void
  onAtEnd: (isAtEnd: boolean) => void
  /** Leads to the first unread message, which may have to be loaded. */
  onFirstUnread: () => void
}

/** The conversation, newest at the bottom. Only what is in view is in the page; nothing moves when older ones come in. */
export function MessageList({ ref, items, renderItem, start, onNearStart, onAtEnd, onFirstUnread }: MessageListProps) {
  const t = useThreadText()
  const scroller = useRef<HTMLDivElement>(null)
  const lastTop = useRef(0)
  const { isAtEnd, newer, setAtEnd } = useAtEnd(items)
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => GUESS_PX,
    getItemKey: (index) => items[index]?.key ?? index,
    paddingStart: START_PX,
    paddingEnd: 12,
    overscan: 6,
    anchorTo: 'end',
    scrollEndThreshold: NEAR_PX,
  })
  useKeptEnd(virtualizer, scroller, isAtEnd)
  const firstUnread = items.findIndex(({ isFirstUnread }) => isFirstUnread)
  const isUnreadAbove = firstUnread >= 0 && firstUnread < (virtualizer.range?.startIndex ?? 0)
  const [found, setFound] = useFound()
  function leaveEndFor(index: number, align: 'start' | 'center') {
    setAtEnd(false)
    onAtEnd(false)
    virtualizer.scrollToIndex(index, { align })
  }
  useImperativeHandle(ref, () => ({
    scrollToEnd: () => virtualizer.scrollToEnd(),
    scrollToFirstUnread: () => leaveEndFor(firstUnread, 'start'),
    scrollToMessage: (key) => {
      setFound(key)
      leaveEndFor(
        items.findIndex((item) => item.key === key),
        'center',
      )
    },
  }))

  function onScroll({ scrollHeight, scrollTop, clientHeight }: HTMLElement) {
    const isNear = scrollHeight - scrollTop - clientHeight <= NEAR_PX
    // Only a person moves up; where the end moved away instead, the scroll follows it.
    const hasLeft = scrollTop < lastTop.current && !isNear
    lastTop.current = scrollTop
    if (isNear || hasLeft) {
      setAtEnd(isNear)
      onAtEnd(isNear)
    }
    if (scrollTop < AHEAD_PX) onNearStart()
  }

  return (
    <div className="chat-log-frame">
      <div
        ref={scroller}
        className="chat-log"
        role="log"
        aria-live="off"
        aria-label={t('messages')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        onScroll={(event) => onScroll(event.currentTarget)}
      >
        <div className="chat-log-all" style={{ height: virtualizer.getTotalSize() }}>
          <div className="chat-log-start">{start}</div>
          <Items {...{ virtualizer, items, found, renderItem }} />
        </div>
      </div>
      {isUnreadAbove && (
        <Jump className="chat-jump chat-jump-up" icon={<ArrowUp aria-hidden />} onClick={onFirstUnread}>
          {t('to_first_unread')}
        </Jump>
      )}
      {!isAtEnd && (
        <Jump className="chat-jump" icon={<ArrowDown aria-hidden />} onClick={() => virtualizer.scrollToEnd()}>
          {newer > 0 ? t('jump_to_latest_count', { count: newer }) : t('jump_to_latest')}
        </Jump>
      )}
    </div>
  )
}

/** Whoever is at the end stays there: when messages come in, are measured, or the composer takes room below. */
function useKeptEnd(
  virtualizer: Virtualizer<HTMLDivElement, Element>,
  scroller: RefObject<HTMLDivElement | null>,
  isAtEnd: boolean,
) {
  const total = virtualizer.getTotalSize()
  const followEnd = useEffectEvent(() => {
    if (isAtEnd) virtualizer.scrollToEnd()
  })
  useLayoutEffect(() => {
    if (total > 0) followEnd()
  }, [total])
  // The virtualizer renders again only where another height shows other messages.
  useEffect(() => {
    if (!scroller.current) return
    const observer = new ResizeObserver(() => followEnd())
    observer.observe(scroller.current)
    return () => observer.disconnect()
  }, [scroller])
}

/** The message that stands out for a moment. */
function useFound() {
  const [found, setFound] = useState<string>()
  useEffect(() => {
    if (found === undefined) return
    const timer = setTimeout(() => setFound(undefined), FOUND_MS)
    return () => clearTimeout(timer)
  }, [found])
  return [found, setFound] as const
}

interface JumpProps {
  className: string
  icon: ReactNode
  children: ReactNode
  onClick: () => void
}

function Jump({ className, icon, children, onClick }: JumpProps) {
  return (
    <button type="button" className={className} onClick={onClick}>
      {icon}
      {children}
    </button>
  )
}

interface ItemsProps extends Pick<MessageListProps, 'items' | 'renderItem'> {
  virtualizer: Virtualizer<HTMLDivElement, Element>
  found: string | undefined
}

function Items({ virtualizer, items, found, renderItem }: ItemsProps) {
  return (
    <>
      {virtualizer.getVirtualItems().map(({ index, key, start: top }) => (
        <div
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          data-found={key === found || undefined}
          className="chat-log-item"
          style={{ transform: `translateY(${top}px)` }}
        >
          {items[index] && renderItem(items[index])}
        </div>
      ))}
    </>
  )
}
