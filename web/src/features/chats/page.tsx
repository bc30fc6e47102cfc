import { IconButton } from '@chakra-ui/react'
import { PanelLeftOpen } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { Navigate } from 'react-router'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { kept } from '../../lib/kept.ts'
import './chats.css'
import './desk.css'
import './composer/composer.css'
import './composer/notices.css'
import './list/filters.css'
import './list/list.css'
import './list/row.css'
import './split/split.css'
import './thread/thread.css'
import { begunOn, channelOf } from '../../data/conversations/conversation-on.ts'
import { useConversations } from '../../data/conversations/use-conversations.ts'
import { useKnownRows } from '../../data/conversations/use-known-rows.ts'
import { useLiveChats } from '../../data/conversations/use-live-chats.ts'
import { useLiveLabels } from '../../data/labels.ts'
import { readEarly } from '../../data/messages/early-page.ts'
import { useLiveStages } from '../../data/stages.ts'
import { hasModifier, isTyping } from '../../lib/is-typing.ts'
import { useIsLive } from '../../lib/realtime.ts'
import { WorkspaceTitle } from '../notifications/index.ts'
import { useKeptConversation } from './last-conversation.ts'
import { ConversationPanel } from './list/conversation-panel.tsx'
import { isFirstDay, NothingYet } from './list/no-conversations.tsx'
import { NothingSelected } from './nothing-selected.tsx'
import { type Split, useSplit } from './split/use-split.ts'
import { useChatText } from './texts.ts'
import { ConversationSkeleton } from './thread/thread-skeleton.tsx'
import { type ChatPlace, useChatPlace } from './use-chat-place.ts'

/** Thread and composer are loaded once somebody is about to open a conversation: the list alone needs neither. */
const loadConversation = () => import('./conversation.tsx')
const Conversation = lazy(async () => ({ default: (await loadConversation()).Conversation }))
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown'] as const

const HIDDEN_UNDER = 'chats.list'

/** The chat workspace: conversations on the left, the opened one beside them; where it is narrow one of the two. */
export function ChatsPage() {
  const t = useChatText()
  const place = useChatPlace()
  const { conversation, link } = place
  const rows = useKnownRows()
  const split = useSplit()
  const [isListHidden, setListHidden] = useState(() => kept.read(HIDDEN_UNDER) === 'hidden')
  const conversations = useConversations(place)
  const isLive = useIsLive()
  // Counts up with every conversation that the Enter key opens; the composer then takes the focus.
  const [entered, setEntered] = useState(place.isEntered ? 1 : 0)
  useEarlyConversation()
  useEscape(() => {
    if (conversation) place.leave()
  })
  useKeptConversation(conversation)
  useLiveChats()
  useLiveLabels()
  useLiveStages()

  function hideList(isHidden: boolean) {
    kept.write(HIDDEN_UNDER, isHidden ? 'hidden' : 'shown')
    setListHidden(isHidden)
  }

  /** What is known of it stands there at once, and its messages are on their way. */
  function show(row: ConversationRow, id: string, isByEnter: boolean) {
    const type = channelOf(row, id)
    // While nothing is pushed, a page read early might miss what came in since.
    if (isLive && type && begunOn(row, type) && id !== conversation) readEarly({ type, id })
    setEntered((count) => (isByEnter ? count + 1 : 0))
    void rows.showSoon(row, id)
  }

  if (link) return <Navigate to={link.to} replace state={{ tab: link.tab }} />
  return (
    <div
      className="chat"
      data-open={conversation !== undefined || undefined}
      data-list-hidden={isListHidden || undefined}
    >
      <WorkspaceTitle page={t('title')} />
      {/* The page's name also where the list, which shows it, gives way to the thread. */}
      <h1 className="chat-hidden">{t('title')}</h1>
      <ConversationPanel place={place} conversations={conversations} onOpen={show} onHide={() => hideList(true)} />
      <section className="chat-main" aria-label={t('title')}>
        {isListHidden && (
          <IconButton
            className="chat-panel-show"
            size="sm"
            variant="ghost"
            color="fg.muted"
            aria-label={t('show_list')}
            title={t('show_list')}
            onClick={() => hideList(false)}
          >
            <PanelLeftOpen />
          </IconButton>
        )}
        {conversation !== undefined ? (
          <Suspense fallback={<ConversationSkeleton />}>
            <Conversation
              id={conversation}
              place={place}
              split={split}
              entered={entered}
              onShow={(row, id, tab) => {
                show(row, id, false)
                place.show(id, tab)
              }}
            />
          </Suspense>
        ) : (
          <NothingOpen shown={conversations.list?.data.length} place={place} split={split} />
        )}
      </section>
    </div>
  )
}

/** Beside the list, of which so many rows are shown. */
function NothingOpen({ shown, place, split }: { shown: number | undefined; place: ChatPlace; split: Split }) {
  if (shown === undefined) return null
  if (shown > 0) return <NothingSelected split={split} />
  return (
    isFirstDay(place) && (
      <div className="chat-pane-center chat-first-day">
        <NothingYet isBeside />
      </div>
    )
  )
}

/** Leaves by Escape, but for whoever writes. */
function useEscape(leave: () => void) {
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !hasModifier(event) && !isTyping(event)) leave()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onEscape(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

function useEarlyConversation() {
  useEffect(() => {
    const load = () => void loadConversation().catch(() => undefined)
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, load, { once: true })
    return () => {
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, load)
    }
  }, [])
}
