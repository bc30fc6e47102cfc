import { IconButton } from '@chakra-ui/react'
import { ListChecks, PanelLeftClose, UserPlus } from 'lucide-react'
import { Suspense, use, useState } from 'react'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import type { ConversationList } from '../../../data/conversations/merge-conversations.ts'
import type { useConversations } from '../../../data/conversations/use-conversations.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { May } from '../../../parts/may.tsx'
import { HeaderEnd } from '../../../ui/page-header.tsx'
import { ContactDialog } from '../people.ts'
import type { ChatPlace } from '../use-chat-place.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ConversationRows } from './conversation-rows.tsx'
import { ConversationRowsSkeleton } from './conversation-rows-skeleton.tsx'
import { ListTools } from './list-tools.tsx'
import { NoConversations } from './no-conversations.tsx'
import { useListText } from './texts.ts'

interface ConversationPanelProps {
  place: ChatPlace
  conversations: ReturnType<typeof useConversations>
  onOpen: (row: ConversationRow, id: string, isByEnter: boolean) => void
  onHide: () => void
}

/** The list of conversations with its search and filters. */
export function ConversationPanel({ place, conversations, onOpen, onHide }: ConversationPanelProps) {
  const t = useListText()
  const { list, error, retry, loadMore, moreFailed } = conversations
  const [isAdding, setAdding] = useState(false)
  // Whom something is about to be done with; null while nobody is selecting.
  const [selected, select] = useState<string[] | null>(null)
  const toggle = (id: string) =>
    select((known) => (known?.includes(id) ? known.filter((one) => one !== id) : [...(known ?? []), id]))
  // Nothing is done with people whom nobody sees.
  const filter: ChatPlace['filter'] = (wanted) => {
    select((known) => known && [])
    place.filter(wanted)
  }
  return (
    <aside className="chat-panel">
      <PanelTop
        list={list}
        isSelecting={selected !== null}
        onSelect={() => select(selected === null ? [] : null)}
        onAdd={() => setAdding(true)}
        onHide={onHide}
      />
      <ListTools place={place} onFilter={filter} />
      {!list && !error && <ConversationRowsSkeleton />}
      {!list && error && <LoadFailed title={t('list_failed')} error={error} onRetry={retry} />}
      {list?.data.length === 0 && <NoConversations place={place} onMore={list.isPaused ? loadMore : undefined} />}
      {list && list.data.length > 0 && (
        <ConversationRows
          key={`${list.status} ${list.search} ${list.label} ${list.waiting} ${list.view}`}
          selected={selected}
          onSelect={toggle}
          rows={list.data}
          hasStatus={list.status === 'all' || list.view !== ''}
          hasMore={list.cursor !== null}
          moreFailed={moreFailed}
          isPaused={list.isPaused ?? false}
          place={place}
          onOpen={onOpen}
          onMore={loadMore}
        />
      )}
      {selected && <BulkBar selected={selected} onDone={() => select(null)} />}
      <Suspense>
        {isAdding && (
          <ContactDialog
            contact="new"
            onClose={() => setAdding(false)}
            onSaved={({ id }) => place.open(id)}
            onOpen={place.open}
          />
        )}
      </Suspense>
    </aside>
  )
}

interface PanelTopProps {
  list: ConversationList | undefined
  isSelecting: boolean
  onSelect: () => void
  onAdd: () => void
  onHide: () => void
}

function PanelTop({ list, isSelecting, onSelect, onAdd, onHide }: PanelTopProps) {
  const t = useListText()
  const { number } = useFormats()
  const look = (words: string) =>
    ({ size: 'sm', variant: 'ghost', color: 'fg.muted', 'aria-label': words, title: words }) as const
  return (
    <div className="chat-panel-top">
      <h2 className="chat-panel-title">
        {t('title_count', { count: list ? `${number(countOf(list))}${isMore(list) ? '+' : ''}` : '…' })}
      </h2>
      <May right="edit">
        {list && list.data.length > 0 && (
          <IconButton className="chat-touch" {...look(t('select'))} aria-pressed={isSelecting} onClick={onSelect}>
            <ListChecks />
          </IconButton>
        )}
        <IconButton className="chat-touch chat-panel-add" {...look(t('add_contact'))} onClick={onAdd}>
          <UserPlus />
        </IconButton>
      </May>
      {use(HeaderEnd)}
      <IconButton className="chat-panel-hide" {...look(t('hide_list'))} onClick={onHide}>
        <PanelLeftClose />
      </IconButton>
    </div>
  )
}

const countOf = (list: ConversationList) => list.total ?? list.data.length
const isMore = (list: ConversationList) => list.total === null && list.cursor !== null
