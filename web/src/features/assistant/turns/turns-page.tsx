import { Stack } from '@chakra-ui/react'
import { CircleCheck, ListChecks, SearchX } from 'lucide-react'
import { useTurns } from '../../../data/assistant.ts'
import { useText } from '../../../lib/language/text.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { OlderNewest } from '../../../ui/older-newest.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RowsSkeleton } from '../../../ui/rows-skeleton.tsx'
import { WorkspaceTitle } from '../../notifications/index.ts'
import { BelowAssistant } from '../below-assistant.tsx'
import { turnTexts } from './texts.ts'
import { TurnDialog } from './turn-dialog.tsx'
import { TurnFilters } from './turn-filters.tsx'
import { TurnTable } from './turn-table.tsx'
import { useTurnPlace } from './use-turn-place.ts'
import { WeekFigures } from './week-figures.tsx'

/** What the assistant did: figures of a week, and every turn with its reason and cost. */
export function TurnsPage() {
  const t = useText(turnTexts)
  const place = useTurnPlace()
  const { data, error, mutate } = useTurns(place.query)
  const { search, gaps } = place.query
  return (
    <Stack gap="6" maxWidth="1280px" marginInline="auto" padding={{ base: '4', md: '6' }}>
      <WorkspaceTitle page={t('turns_title')} />
      <BelowAssistant title={t('turns_title')} subtitle={t('subtitle')} />
      <WeekFigures range={place.range} />
      <Stack as="section" gap="4" aria-label={t('list')}>
        <TurnFilters place={place} name={data?.data[0]?.contact?.name} />
        <Panel padding="0" overflow="hidden">
          {error ? (
            <LoadFailed title={t('load_failed')} error={error} onRetry={() => mutate()} />
          ) : !data ? (
            <RowsSkeleton rows={5} />
          ) : data.data.length > 0 ? (
            <TurnTable turns={data.data} onOpen={place.open} />
          ) : data.cursor ? (
            <EmptyState icon={<SearchX />} title={t('none_here')} description={t('none_here_hint')} titleAs="h3" />
          ) : gaps && !search ? (
            <EmptyState icon={<CircleCheck />} title={t('no_gaps')} description={t('no_gaps_hint')} titleAs="h3" />
          ) : place.isFiltered ? (
            <EmptyState icon={<SearchX />} title={t('none_found')} description={t('none_found_hint')} titleAs="h3" />
          ) : (
            <EmptyState icon={<ListChecks />} title={t('empty')} description={t('empty_hint')} titleAs="h3" />
          )}
        </Panel>
        <OlderNewest
          isFirst={place.isFirst}
          older={data?.cursor}
          newestLabel={t('newest')}
          olderLabel={t('older')}
          onTurn={place.turnTo}
        />
      </Stack>
      <TurnDialog
        id={place.turn}
        onClose={() => place.open(undefined)}
        onContact={(id) => place.filter({ contact: id })}
      />
    </Stack>
  )
}
