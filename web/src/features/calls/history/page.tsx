import { Flex, Stack } from '@chakra-ui/react'
import { useCallHistory } from '../../../data/calls.ts'
import { May } from '../../../parts/may.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { WorkspaceTitle } from '../../notifications/index.ts'
import { VoiceError } from '../voice-error.tsx'
import { CallPages } from './call-pages.tsx'
import { CallStats } from './call-stats.tsx'
import { ExportButton } from './export-button.tsx'
import { FilterBar } from './filter-bar.tsx'
import { HistoryList } from './history-list.tsx'
import { useHistoryText } from './texts.ts'
import { useHistoryPlace } from './use-history-place.ts'

/** The specification's numbers (S1 §9). */
const PER_PAGE = 20
const SEARCH_MS = 500

/** All calls that the user may see (S1 §2), to search, filter, play, repeat and export. */
export function CallHistoryPage() {
  const t = useHistoryText()
  const place = useHistoryPlace()
  const { query, page, cursor } = place
  const history = useCallHistory({ ...query, page, cursor, per_page: PER_PAGE })
  return (
    <Stack gap="6" maxWidth="1280px" marginInline="auto" padding={{ base: '4', md: '6' }}>
      <WorkspaceTitle page={t('history_title')} />
      <PageHeader title={t('history_title')}>
        <May right="export">
          <ExportButton query={query} isEmpty={history.data?.data.length === 0} />
        </May>
      </PageHeader>
      <VoiceError />
      <CallStats days={query} />
      <Stack gap="4">
        <Flex>
          <SearchBox
            value={place.search}
            label={t('search')}
            clearLabel={t('clear_search')}
            debounceMs={SEARCH_MS}
            onSearch={(search) => place.narrow({ search })}
          />
        </Flex>
        <FilterBar place={place} />
      </Stack>
      <HistoryList history={history} place={place} />
      {history.data && !history.error && <CallPages history={history.data} place={place} />}
    </Stack>
  )
}
