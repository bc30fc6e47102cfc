import { VisuallyHidden } from '@chakra-ui/react'
import { PhoneCall, SearchX } from 'lucide-react'
import { Navigate } from 'react-router'
import type { useCallHistory } from '../../../data/calls.ts'
import { useText } from '../../../lib/language/text.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RowsSkeleton } from '../../../ui/rows-skeleton.tsx'
import { CallCards } from './call-cards.tsx'
import { CallTable } from './call-table.tsx'
import { lastPage } from './pages-around.ts'
import { useHistoryText } from './texts.ts'
import type { HistoryPlace } from './use-history-place.ts'

interface HistoryListProps {
  history: ReturnType<typeof useCallHistory>
  place: HistoryPlace
}

/** Below this width, the columns do not fit beside the sidebar. */
const TABLE = '(min-width: 82em)'

/** A page of calls: a table, or cards on narrow screens; while the next is fetched the previous one stays, dimmed. */
export function HistoryList({ history: { data, error, isLoading, mutate }, place }: HistoryListProps) {
  const t = useHistoryText()
  const common = useText()
  const isWide = useMedia(TABLE)
  if (error)
    return (
      <Panel>
        <LoadFailed title={t('history_failed')} error={error} onRetry={() => mutate()} />
      </Panel>
    )
  if (!data)
    return (
      <Panel padding="0" overflow="hidden">
        <VisuallyHidden role="status">{common('loading')}</VisuallyHidden>
        <RowsSkeleton rows={6} />
      </Panel>
    )
  const last = lastPage(data, place)
  // There are fewer calls than when the URL was created.
  if (!isLoading && place.page > last) return <Navigate replace to={place.addressOfPage(last)} />
  const List = isWide ? CallTable : CallCards
  return (
    <>
      {data.has_more_contacts && <Notice status="info" title={t('more_contacts')} />}
      {data.data.length === 0 ? (
        <NoCalls hasMore={data.cursor !== null} isFiltered={place.isFiltered} />
      ) : (
        <Panel padding="0" overflow="hidden" aria-busy={isLoading} opacity={isLoading ? 0.55 : undefined}>
          <VisuallyHidden role="status">{isLoading && common('loading')}</VisuallyHidden>
          <List calls={data.data} />
        </Panel>
      )}
    </>
  )
}

function NoCalls({ hasMore, isFiltered }: { hasMore: boolean; isFiltered: boolean }) {
  const t = useHistoryText()
  const hint = hasMore ? 'more_to_look' : isFiltered ? 'none_found_hint' : 'no_calls_hint'
  return (
    <Panel>
      <EmptyState icon={isFiltered ? <SearchX /> : <PhoneCall />} title={t('none_found')} description={t(hint)} />
    </Panel>
  )
}
