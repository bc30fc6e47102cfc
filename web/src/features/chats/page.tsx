import { IconButton } from '@chakra-ui/react'
import { PanelLeftOpen } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Navigate, useParams } from 'react-router'
import type { ConversationRow } from '../../../../functions/contract/conversation-row.ts'
import type { Channel } from '../../../../functions/contract/fields.ts'
import './chats.css'
import './composer/composer.css'
import './list/list.css'
import './thread/thread.css'
import { WorkspaceTitle } from '../../lib/workspace-title.tsx'
import { Conversation } from './conversation.tsx'
import { isTyping } from './is-typing.ts'
import { LinkedConversation } from './linked-conversation.tsx'
import { ConversationPanel } from './list/conversation-panel.tsx'
import { useConversations } from './list/use-conversations.ts'
import { NothingSelected } from './nothing-selected.tsx'
import { useChatText } from './texts.ts'
import { useChatPlace } from './use-chat-place.ts'
import { useLiveChats } from './use-live-chats.ts'

const HIDDEN_UNDER = 'chats.list'

/** The chat workspace: conversations on the left, the opened one beside them; where it is narrow one of the two. */
export function ChatsPage() {
  const t = useChatText()
  const place = useChatPlace()
  const { conversationId } = useParams()
  const { selection, link } = place
  const [isListHidden, setListHidden] = useState(() => localStorage.getItem(HIDDEN_UNDER) === 'hidden')
  const conversations = useConversations(place.status, place.search)
  const hasAny = (conversations.list?.data.length ?? 0) > 0
  // Counts up with every conversation that the Enter key opens; the composer then takes the focus.
  const [entered, setEntered] = useState(0)
  useLiveChats()

  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && selection && !isTyping(event)) place.leave()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onEscape(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])

  function hideList(isHidden: boolean) {
    localStorage.setItem(HIDDEN_UNDER, isHidden ? 'hidden' : 'shown')
    setListHidden(isHidden)
  }

  if (link) return <Navigate to="/chats" replace state={{ selection: link }} />
  const isOpen = selection !== null || conversationId !== undefined
  return (
    <div className="chat" data-open={isOpen || undefined} data-list-hidden={isListHidden || undefined}>
      <WorkspaceTitle page={t('title')} />
      {/* The page's name also where the list, which shows it, gives way to the thread. */}
      <h1 className="chat-hidden">{t('title')}</h1>
      <ConversationPanel
        place={place}
        conversations={conversations}
        onOpen={(row, isByEnter) => {
          setEntered((count) => (isByEnter ? count + 1 : 0))
          place.select(opened(row))
        }}
        onHide={() => hideList(true)}
      />
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
        {selection ? (
          <Conversation
            key={selection.contact_id}
            selection={selection}
            entered={entered}
            onChannel={(type) => {
              setEntered(0)
              place.select({ ...selection, type })
            }}
            onBack={place.leave}
          />
        ) : conversationId ? (
          <LinkedConversation id={conversationId} onBack={place.leave} />
        ) : (
          hasAny && <NothingSelected />
        )}
      </section>
    </div>
  )
}

/** A contact opens where something is unread, else on the channel used last. */
function opened({ contact_id, channels, most_recent_type }: ConversationRow) {
  const recent: Channel = most_recent_type ?? (channels.sms.unread_count > 0 ? 'sms' : 'whatsapp')
  const other: Channel = recent === 'sms' ? 'whatsapp' : 'sms'
  const hasNewsElsewhere = channels[recent].unread_count === 0 && channels[other].unread_count > 0
  return { contact_id, type: hasNewsElsewhere ? other : recent }
}
