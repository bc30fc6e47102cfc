import { Heading, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react'
import type { CampaignCounts } from '#contract/outreach/campaigns.ts'
import type { LeftOut } from '#contract/outreach/send-facts.ts'
import { type Campaign, isAtWork, type Report, useReport } from '../../data/campaigns.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { useText } from '../../lib/language/text.ts'
import { useMay } from '../../lib/session.ts'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { Panel } from '../../ui/panel.tsx'
import { AsTextNotice } from './as-text-notice.tsx'
import { LeftOutList } from './left-out-list.tsx'
import { campaignTexts } from './texts.ts'

const FUNNEL = [
  'total',
  'planned',
  'sent',
  'delivered',
  'read',
  'replied',
  'appointments',
  'sold',
  'opted_out',
  'failed',
] as const

/** What came of it, from planned to sold; live while it runs. */
export function ReportPanel({ campaign }: { campaign: Campaign }) {
  const t = useText(campaignTexts)
  const mayChange = useMay('campaigns')
  const { data, error, mutate } = useReport(campaign.id, isAtWork(campaign.status))
  return (
    <Stack as="section" gap="4" aria-label={t('report')}>
      {data ? (
        <>
          {mayChange && campaign.template_id !== null && data.left_out.refused && (
            <AsTextNotice campaign={campaign} count={data.left_out.refused} />
          )}
          <Shown report={data} />
        </>
      ) : error ? (
        <LoadFailed title={t('one_failed')} error={error} onRetry={() => mutate()} />
      ) : (
        <Skeleton height="110px" borderRadius="xl" aria-hidden />
      )}
    </Stack>
  )
}

function Shown({ report }: { report: Report }) {
  const t = useText(campaignTexts)
  const { number, dollars } = useFormats()
  const { counts, left_out, variants, held_out, cost } = report
  return (
    <>
      <SimpleGrid columns={{ base: 2, sm: 3, lg: 5 }} gap="3">
        {FUNNEL.map((name) => (
          <Figure key={name} label={t(name)} value={number(counts[name])} share={shareOf(counts, name)} />
        ))}
      </SimpleGrid>
      <Panel>
        <Stack gap="4">
          <Text>
            {t('cost')}: <b>{dollars(cost)}</b>
          </Text>
          <LeftOutList leftOut={left_out as Partial<Record<LeftOut, number>>} />
          {variants.length > 1 && <Versions variants={variants} />}
          {held_out.size > 0 && <Text fontSize="sm">{t('held_out', held_out)}</Text>}
        </Stack>
      </Panel>
    </>
  )
}

/** Of the messages sent, in percent. */
function shareOf(counts: CampaignCounts, name: (typeof FUNNEL)[number]): string | undefined {
  if (name === 'total' || name === 'planned' || name === 'sent' || counts.sent === 0) return undefined
  return `${Math.round((counts[name] / counts.sent) * 100)}%`
}

function Figure({ label, value, share }: { label: string; value: string; share: string | undefined }) {
  return (
    <Panel padding="4">
      <Text fontSize="sm" color="fg.muted">
        {label}
      </Text>
      <Text fontSize="xl" fontWeight="650" letterSpacing="-0.02em">
        {value}{' '}
        {share && (
          <Text as="span" fontSize="xs" fontWeight="400" color="fg.muted">
            {share}
          </Text>
        )}
      </Text>
    </Panel>
  )
}

function Versions({ variants }: { variants: readonly CampaignCounts[] }) {
  const t = useText(campaignTexts)
  const { number } = useFormats()
  return (
    <Stack gap="1">
      <Heading as="h3" size="sm" fontWeight="600">
        {t('by_variant')}
      </Heading>
      {variants.map((counts, index) => (
        <Text key={index} fontSize="sm">
          {t('version', { number: index + 1 })}: {t('sent')} {number(counts.sent)} · {t('replied')}{' '}
          {number(counts.replied)} · {t('appointments')} {number(counts.appointments)} · {t('opted_out')}{' '}
          {number(counts.opted_out)}
        </Text>
      ))}
    </Stack>
  )
}
