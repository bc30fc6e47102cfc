import { IconButton } from '@chakra-ui/react'
import { ListChecks, PanelLeftClose, UserPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import type { ConversationList } from '../../../data/conversations/merge-conversations.ts'
import type { useConversations } from '../../../data/conversations/use-conversations.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { May } from '../../../parts/may.tsx'
import { ContactDialog } from '../people.ts'
import type { ChatPlace } from '../use-chat-place.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ConversationRows } from './conversation-rows.tsx'
import { ConversationRowsSkeleton } from './conversation-rows-skeleton.tsx'
import { LabelFilter } from './label-filter.tsx'
import { NoConversations } from './no-conversations.tsx'
import { SearchField } from './search-field.tsx'
import { StatusFilters } from './status-filters.tsx'
import { useListText } from './texts.ts'
import { ViewFilter } from './view-filter.tsx'
import { WaitingFilter } from './waiting-filter.tsx'

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
      <PanelTop list={list} onAdd={() => setAdding(true)} onHide={onHide} />
      <SearchField value={place.search} onSearch={(search) => search !== place.search && filter({ search })} />
      {place.view === '' && <StatusFilters value={place.status} onChange={(status) => filter({ status })} />}
      <div className="chat-panel-tools">
        <ViewFilter value={place.view} onChange={(view) => filter({ view, waiting: '' })} />
        <LabelFilter value={place.label} onChange={(label) => filter({ label })} />
        {place.view === '' && <WaitingFilter value={place.waiting} onChange={(waiting) => filter({ waiting })} />}
        {list && list.data.length > 0 && (
          <May right="edit">
            <button
              type="button"
              className="chat-desk-button"
              aria-pressed={selected !== null}
              onClick={() => select(selected === null ? [] : null)}
            >
              <ListChecks aria-hidden /> {t('select')}
            </button>
          </May>
        )}
      </div>
      {!list && !error && <ConversationRowsSkeleton />}
      {!list && error && <LoadFailed title={t('list_failed')} error={error} onRetry={retry} />}
      {list?.data.length === 0 && <NoConversations place={place} onMore={list.isPaused ? loadMore : undefined} />}
      {list && list.data.length > 0 && (
        <ConversationRows
          key={`${list.status} ${list.search} ${list.label} ${list.waiting} ${list.view}`}
          selected={selected}
          onSelect={toggle}
          rows={list.data}
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
  onAdd: () => void
  onHide: () => void
}

function PanelTop({ list, onAdd, onHide }: PanelTopProps) {
  const t = useListText()
  const { number } = useFormats()
  return (
    <div className="chat-panel-top">
      <h2 className="chat-panel-title">
        {list ? t('title_count', { count: `${number(countOf(list))}${isMore(list) ? '+' : ''}` }) : t('title')}
      </h2>
      <May right="edit">
        <IconButton
          className="chat-touch chat-panel-add"
          size="sm"
          variant="ghost"
          color="fg.muted"
          aria-label={t('add_contact')}
          title={t('add_contact')}
          onClick={onAdd}
        >
          <UserPlus />
        </IconButton>
      </May>
      <IconButton
        className="chat-panel-hide"
        size="sm"
        variant="ghost"
        color="fg.muted"
        aria-label={t('hide_list')}
        title={t('hide_list')}
        onClick={onHide}
      >
        <PanelLeftClose />
      </IconButton>
    </div>
  )
}

const countOf = (list: ConversationList) => list.total ?? list.data.length
const isMore = (list: ConversationList) => list.total === null && list.cursor !== null
