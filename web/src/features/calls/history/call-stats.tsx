import { SimpleGrid, Text } from '@chakra-ui/react'
import { type CallQuery, useCallStats } from '../../../data/calls.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { Panel } from '../../../ui/panel.tsx'
import { useHistoryText } from './texts.ts'

/** The figures for the selected days. */
export function CallStats({ days: { date_from, date_to } }: { days: CallQuery }) {
  const t = useHistoryText()
  const { number } = useFormats()
  const stats = useCallStats({ date_from, date_to }).data?.data.stats
  const shown = (value: number | undefined) => (value === undefined ? '–' : number(value))
  return (
    <SimpleGrid columns={{ base: 2, lg: 4 }} gap={{ base: '3', md: '5' }}>
      <Figure label={t('total_calls')} value={shown(stats?.total_calls)} />
      <Figure
        label={t('inbound_calls')}
        value={shown(stats?.inbound_calls)}
        hint={stats && stats.missed_calls > 0 && t('missed', { count: stats.missed_calls })}
      />
      <Figure label={t('outbound_calls')} value={shown(stats?.outbound_calls)} />
      <Figure label={t('total_duration')} value={stats?.formatted_total_duration ?? '–'} />
    </SimpleGrid>
  )
}

function Figure({ label, value, hint }: { label: string; value: string; hint?: string | false }) {
  return (
    <Panel as="dl" padding={{ base: '4', md: '5' }}>
      <Text as="dt" fontSize="sm" fontWeight="500" color="fg.muted">
        {label}
      </Text>
      <Text as="dd" fontSize={{ base: '2xl', md: '3xl' }} fontWeight="650" letterSpacing="-0.02em" marginTop="1">
        {value}
      </Text>
      <Text as="dd" fontSize="xs" minHeight="5" color="copper.fg" fontWeight="600">
        {hint}
      </Text>
    </Panel>
  )
}
