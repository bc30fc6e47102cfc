import { Stack, VisuallyHidden } from '@chakra-ui/react'
import { useCallHistory } from '../../../data/calls.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { ListBar } from '../../../parts/list-bar.tsx'
import { May } from '../../../parts/may.tsx'
import { DESK } from '../../../parts/page-acts.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { WorkspaceTitle } from '../../notifications/index.ts'
import { VoiceError } from '../voice-error.tsx'
import { CallPages } from './call-pages.tsx'
import { CallStats } from './call-stats.tsx'
import { ExportButton } from './export-button.tsx'
import { HistoryList } from './history-list.tsx'
import { useHistoryText } from './texts.ts'
import { useCallFilters } from './use-call-filters.ts'
import { useHistoryPlace } from './use-history-place.ts'

/** The specification's numbers (S1 §9). */
const PER_PAGE = 20
const SEARCH_MS = 500
/** Four filters and a search stand in one row. */
const ROOM_FOR_FILTERS = '(min-width: 62em)'

/** All calls that the user may see (S1 §2), to search, filter, play, repeat and export. */
export function CallHistoryPage() {
  const t = useHistoryText()
  const isDesk = useMedia(DESK)
  const place = useHistoryPlace()
  const { query, page, cursor } = place
  const history = useCallHistory({ ...query, page, cursor, per_page: PER_PAGE })
  const exporting = (
    <May right="export">
      <ExportButton query={query} isEmpty={history.data?.data.length === 0} />
    </May>
  )
  return (
    <Stack gap={{ base: '3', md: '4' }} maxWidth="1280px" marginInline="auto" padding={{ base: '4', md: '6' }}>
      <WorkspaceTitle page={t('history_title')} />
      {isDesk ? (
        <PageHeader title={t('history_title')}>{exporting}</PageHeader>
      ) : (
        <VisuallyHidden as="h1">{t('history_title')}</VisuallyHidden>
      )}
      <VoiceError />
      <CallStats days={query} />
      <ListBar
        filters={useCallFilters(place)}
        wide={ROOM_FOR_FILTERS}
        onClear={() =>
          place.narrow({ status: undefined, direction: undefined, date_from: undefined, date_to: undefined })
        }
        end={!isDesk && exporting}
      >
        <SearchBox
          value={place.search}
          label={t('search')}
          clearLabel={t('clear_search')}
          debounceMs={SEARCH_MS}
          onSearch={(search) => place.narrow({ search })}
        />
      </ListBar>
      <HistoryList history={history} place={place} />
      {history.data && !history.error && <CallPages history={history.data} place={place} />}
    </Stack>
  )
}
