import { Box, Heading, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react'
import { type Figures, useFigures } from '../../../data/assistant.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { turnTexts } from './texts.ts'

interface WeekFiguresProps {
  /** Where no day is picked, the last seven. */
  range: { from: string | undefined; to: string | undefined }
}

/** What the assistant achieved in these days, and what it cost. */
export function WeekFigures({ range }: WeekFiguresProps) {
  const t = useText(turnTexts)
  const { data, error, mutate } = useFigures(range)
  const title = t(range.from || range.to ? 'range' : 'week')
  return (
    <Stack as="section" gap="4" aria-label={title}>
      <Heading as="h2" size="lg" fontWeight="650">
        {title}
      </Heading>
      {!data && error ? (
        <Panel>
          <LoadFailed title={t('figures_failed')} error={error} onRetry={() => mutate()} />
        </Panel>
      ) : data ? (
        <Grid figures={data} />
      ) : (
        <Skeleton height="110px" borderRadius="xl" aria-hidden />
      )}
    </Stack>
  )
}

const shownIf = (count: number, hint: string) => (count > 0 ? hint : undefined)

function Grid({ figures }: { figures: Figures }) {
  const t = useText(turnTexts)
  const { number, oneDecimal, cost } = useFormats()
  const { answered_alone, first_answer_minutes, cost_per_conversation, cost_per_appointment } = figures
  const shown = <Value,>(value: Value | null, text: (value: Value) => string) =>
    value === null ? t('none') : text(value)
  const cells: { label: string; value: string; hint?: string | undefined }[] = [
    {
      label: t('answered_alone'),
      value: shown(answered_alone, (share) => `${Math.round(share * 100)}%`),
      hint: t('answered_alone_hint', { count: figures.conversations }),
    },
    {
      label: t('first_answer'),
      value: shown(first_answer_minutes, (minutes) =>
        minutes < 1
          ? t('seconds', { seconds: number(Math.round(minutes * 60)) })
          : t('minutes', { minutes: oneDecimal(minutes) }),
      ),
    },
    { label: t('appointments'), value: number(figures.appointments) },
    {
      label: t('guard_stops'),
      value: number(figures.guard_stops),
      hint: shownIf(figures.guard_stops, t('guard_stops_hint')),
    },
    {
      label: t('left_to_people'),
      value: number(figures.handed_over),
      hint: shownIf(figures.handed_over, t('answered_in_time', { count: figures.answered_in_time })),
    },
    { label: t('lost'), value: number(figures.lost), hint: shownIf(figures.lost, t('lost_hint')) },
    {
      label: t('cost_conversation'),
      value: shown(cost_per_conversation, cost),
      hint: t('cost_total', { cost: cost(figures.cost) }),
    },
    { label: t('cost_appointment'), value: shown(cost_per_appointment, cost) },
  ]
  return (
    <Panel padding="0" overflow="hidden">
      <SimpleGrid columns={{ base: 2, lg: 4 }} gap="1px" bg="border.muted">
        {cells.map(({ label, value, hint }) => (
          <Box key={label} padding={{ base: '3', md: '4' }} bg="bg.panel">
            <Text fontSize={{ base: 'xs', md: 'sm' }} color="fg.muted">
              {label}
            </Text>
            <Text fontSize="xl" fontWeight="650" letterSpacing="-0.02em">
              {value}
            </Text>
            {hint && (
              <Text fontSize="xs" color="fg.muted">
                {hint}
              </Text>
            )}
          </Box>
        ))}
      </SimpleGrid>
    </Panel>
  )
}
