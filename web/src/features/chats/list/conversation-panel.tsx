import { IconButton } from '@chakra-ui/react'
import { Inbox, PanelLeftClose, SearchX } from 'lucide-react'
import type { ConversationRow } from '../../../../../functions/contract/chats.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useChatText } from '../texts.ts'
import type { ChatPlace } from '../use-chat-place.ts'
import { ConversationRows } from './conversation-rows.tsx'
import { ConversationRowsSkeleton } from './conversation-rows-skeleton.tsx'
import type { ConversationList } from './merge-conversations.ts'
import { SearchField } from './search-field.tsx'
import { StatusFilters } from './status-filters.tsx'
import { useConversations } from './use-conversations.ts'

interface ConversationPanelProps {
  place: ChatPlace
  onOpen: (row: ConversationRow) => void
  onHide: () => void
}

/** The list of conversations with its search and filters. */
export function ConversationPanel({ place, onOpen, onHide }: ConversationPanelProps) {
  const t = useChatText()
  const common = useText()
  const { number } = useFormats()
  const { list, error, retry, loadMore, moreFailed } = useConversations(place.status, place.search)
  return (
    <aside className="chat-panel">
      <div className="chat-panel-top">
        <h1 className="chat-panel-title">
          {list ? t('title_count', { count: `${number(countOf(list))}${isMore(list) ? '+' : ''}` }) : t('title')}
        </h1>
        <IconButton
          className="chat-panel-hide"
          size="sm"
          variant="ghost"
          aria-label={t('hide_list')}
          title={t('hide_list')}
          onClick={onHide}
        >
          <PanelLeftClose />
        </IconButton>
      </div>
      <SearchField value={place.search} onSearch={(search) => search !== place.search && place.filter({ search })} />
      <StatusFilters value={place.status} onChange={(status) => place.filter({ status })} />
      {!list && !error && <ConversationRowsSkeleton />}
      {!list && error && (
        <ErrorState
          title={t('list_failed')}
          description={errorText(error)}
          retryLabel={common('retry')}
          onRetry={retry}
        />
      )}
      {list?.data.length === 0 && <NoConversations place={place} />}
      {list && list.data.length > 0 && (
        <ConversationRows
          key={`${list.status} ${list.search}`}
          rows={list.data}
          hasMore={list.cursor !== null}
          moreFailed={moreFailed}
          selected={place.selection?.contact_id}
          onOpen={onOpen}
          onMore={loadMore}
        />
      )}
    </aside>
  )
}

const countOf = (list: ConversationList) => list.total ?? list.data.length
const isMore = (list: ConversationList) => list.total === null && list.cursor !== null

function NoConversations({ place: { search, status, filter } }: { place: ChatPlace }) {
  const t = useChatText()
  if (search !== '')
    return (
      <EmptyState
        icon={<SearchX />}
        title={t('no_results', { search })}
        description={t('no_results_hint')}
        action={
          status !== 'all' && (
            <button type="button" className="chat-link-button" onClick={() => filter({ status: 'all' })}>
              {t('search_everywhere')}
            </button>
          )
        }
      />
    )
  const isFiltered = status === 'closed' || status === 'archived'
  return (
    <EmptyState
      icon={<Inbox />}
      title={t('no_conversations')}
      description={
        isFiltered ? t('no_conversations_filter', { status: t(`filter_${status}`) }) : t('no_conversations_yet')
      }
    />
  )
}
