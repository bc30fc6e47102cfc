import { Flex, SimpleGrid, Text } from '@chakra-ui/react'
import { type CallQuery, useCallStats } from '../../../data/calls.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { DESK } from '../../../parts/page-acts.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { durationText } from './duration-text.ts'
import { useHistoryText } from './texts.ts'

/** The figures for the selected days, on a phone in one line. */
export function CallStats({ days: { date_from, date_to } }: { days: CallQuery }) {
  const t = useHistoryText()
  const { number } = useFormats()
  const isDesk = useMedia(DESK)
  const stats = useCallStats({ date_from, date_to }).data?.data.stats
  const shown = (value: number | undefined) => (value === undefined ? '–' : number(value))
  const missed = stats && stats.missed_calls > 0 ? t('missed', { count: stats.missed_calls }) : ''
  if (!isDesk) {
    const inbound = { count: shown(stats?.inbound_calls), missed }
    const parts = stats && [
      t('items', { count: stats.total_calls }),
      t(missed ? 'inbound_missed' : 'inbound_short', inbound),
      t('outbound_short', { count: number(stats.outbound_calls) }),
      durationText(stats.formatted_total_duration),
    ]
    return (
      <Text fontSize="xs" color="fg.muted" minHeight="4.5">
        {parts?.join(' · ')}
      </Text>
    )
  }
  return (
    <SimpleGrid columns={4} gap="3">
      <Figure label={t('total_calls')} value={shown(stats?.total_calls)} />
      <Figure label={t('inbound_calls')} value={shown(stats?.inbound_calls)} hint={missed} />
      <Figure label={t('outbound_calls')} value={shown(stats?.outbound_calls)} />
      <Figure label={t('total_duration')} value={stats ? durationText(stats.formatted_total_duration) : '–'} />
    </SimpleGrid>
  )
}

function Figure({ label, value, hint }: { label: string; value: string; hint?: string }) {
  return (
    <Panel as="dl" padding="3">
      <Text as="dt" fontSize="xs" fontWeight="500" color="fg.muted">
        {label}
      </Text>
      <Flex as="dd" align="baseline" gap="2" wrap="wrap">
        <Text as="span" fontSize="xl" fontWeight="650" fontVariantNumeric="tabular-nums">
          {value}
        </Text>
        {hint && (
          <Text as="span" fontSize="xs" color="copper.fg" fontWeight="600">
            {hint}
          </Text>
        )}
      </Flex>
    </Panel>
  )
}
