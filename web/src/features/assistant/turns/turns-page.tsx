import { Button, Flex, Heading, HStack, Skeleton, Stack, Text } from '@chakra-ui/react'
import { ListChecks, SearchX, Settings2, X } from 'lucide-react'
import { Link } from 'react-router'
import { OUTCOME_LABELS, TURN_OUTCOMES } from '#contract/assistant/assistant-facts.ts'
import { useTurns } from '../../../data/assistant.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { Select } from '../../../ui/choice.tsx'
import { DayInput } from '../../../ui/day-input.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { OlderNewest } from '../../../ui/older-newest.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { WorkspaceTitle } from '../../notifications/index.ts'
import { turnTexts } from './texts.ts'
import { TurnDialog } from './turn-dialog.tsx'
import { TurnTable } from './turn-table.tsx'
import { useTurnPlace } from './use-turn-place.ts'
import { WeekFigures } from './week-figures.tsx'

const DAYS = ['from', 'to'] as const

/** What the assistant did: figures of a week, and every turn with its reason and cost. */
export function TurnsPage() {
  const t = useText(turnTexts)
  const language = useLanguage()
  const place = useTurnPlace()
  const { data, error, mutate } = useTurns(place.query)
  const { outcome, contact } = place.query
  return (
    <Stack gap="6" maxWidth="1280px" marginInline="auto" padding={{ base: '4', md: '8' }}>
      <WorkspaceTitle page={t('turns_title')} />
      <PageHeader title={t('turns_title')} subtitle={t('subtitle')}>
        <Button asChild variant="outline" bg="bg.panel">
          <Link to="/assistant">
            <Settings2 /> {t('setup')}
          </Link>
        </Button>
      </PageHeader>
      <WeekFigures range={place.range} />
      <Stack as="section" gap="4" aria-label={t('list')}>
        <Flex wrap="wrap" gap="3" align="center" justify="space-between">
          <Heading as="h2" size="lg" fontWeight="650">
            {t('list')}
          </Heading>
          <Flex wrap="wrap" gap="3">
            {contact && (
              <Button variant="subtle" onClick={() => place.filter({ contact: undefined })}>
                {t('one_contact', { name: data?.data[0]?.contact?.name ?? t('this_contact') })} <X />
              </Button>
            )}
            {DAYS.map((name) => (
              <HStack key={name} as="label" gap="2">
                <Text as="span" fontSize="sm" color="fg.muted">
                  {t(name)}
                </Text>
                <DayInput value={place.days[name] ?? ''} onChange={(day) => place.filter({ [name]: day })} />
              </HStack>
            ))}
            <Select
              width="52"
              field={{ bg: 'bg.panel', 'aria-label': t('outcome') }}
              value={outcome ?? ''}
              onChange={(value) => place.filter({ outcome: value })}
              options={[
                { value: '', text: t('all_outcomes') },
                ...TURN_OUTCOMES.map((value) => ({ value, text: OUTCOME_LABELS[value][language] })),
              ]}
            />
          </Flex>
        </Flex>
        <Panel padding="0" overflow="hidden">
          {error ? (
            <LoadFailed title={t('load_failed')} error={error} onRetry={() => mutate()} />
          ) : !data ? (
            <Skeleton height="320px" aria-hidden />
          ) : data.data.length > 0 ? (
            <TurnTable turns={data.data} onOpen={place.open} />
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
