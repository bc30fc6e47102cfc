import { Box, Button, Flex, Grid, Heading, Skeleton, Text } from '@chakra-ui/react'
import { ChartColumn } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { type Days, useFigures } from '../../../data/dashboard.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import { useSeen } from '../../../lib/use-seen.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { dashboardTexts } from '../texts.ts'
import { summaryOf } from './summary-of.ts'
import { useDurationText } from './use-duration-text.ts'

const DayBars = lazy(async () => ({ default: (await import('../../../parts/day-bars.tsx')).DayBars }))

const SPANS: Days[] = ['7', '30']
const HEIGHT = '200px'

/** Number of customers who wrote each day, and their wait for a first reply; loaded when scrolled into view. */
export function Figures() {
  const t = useText(dashboardTexts)
  const [days, choose] = useState<Days>('7')
  const [frame, isSeen] = useSeen()
  return (
    <Panel as="section">
      <Box ref={frame} />
      <Flex wrap="wrap" align="center" justify="space-between" gap="3" marginBottom="4">
        <Heading as="h2" size="md" fontWeight="650">
          {t('figures')}
        </Heading>
        <Flex gap="1">
          {SPANS.map((span) => (
            <Button
              key={span}
              size="xs"
              variant={span === days ? 'subtle' : 'ghost'}
              aria-pressed={span === days}
              onClick={() => choose(span)}
            >
              {t('last_days', { count: Number(span) })}
            </Button>
          ))}
        </Flex>
      </Flex>
      {isSeen ? <Content days={days} /> : <Skeleton height={HEIGHT} />}
    </Panel>
  )
}

function Content({ days }: { days: Days }) {
  const t = useText(dashboardTexts)
  const durationText = useDurationText()
  const { oneDecimal } = useFormats()
  const { data, error, mutate } = useFigures(days)
  if (error) return <LoadFailed title={t('figures_failed')} error={error} onRetry={() => mutate()} />
  if (!data) return <Skeleton height={HEIGHT} />
  const { customers, seconds } = summaryOf(data.data)
  if (customers === 0)
    return <EmptyState icon={<ChartColumn />} title={t('no_figures')} titleAs="h3" description={t('no_figures_hint')} />
  return (
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="8">
      <Figure label={t('customers_a_day')} value={oneDecimal(customers / data.data.length)}>
        <DayBars
          label={t('customers')}
          days={data.data.map(({ day, customers: value }) => ({ day, value }))}
          wordsOf={String}
        />
      </Figure>
      <Figure label={t('first_answer')} value={durationText(seconds)}>
        <DayBars
          label={t('first_answer')}
          days={data.data.map(({ day, answer_seconds: value }) => ({ day, value }))}
          wordsOf={durationText}
        />
      </Figure>
    </Grid>
  )
}

function Figure({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <Box minWidth="0">
      <Text fontSize="sm" color="fg.muted">
        {label}
      </Text>
      <Text fontSize="2xl" fontWeight="650" letterSpacing="-0.02em">
        {value}
      </Text>
      <Suspense fallback={<Skeleton height={HEIGHT} />}>{children}</Suspense>
    </Box>
  )
}
