import { Flex, Grid, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react'
import type { LeftOut } from '#contract/outreach/send-facts.ts'
import { type Campaign, isAtWork, type Report, useReport } from '../../data/campaigns.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { useText } from '../../lib/language/text.ts'
import { useMay } from '../../lib/session.ts'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { Panel } from '../../ui/panel.tsx'
import { AsTextNotice } from './as-text-notice.tsx'
import { LeftOutList } from './left-out-list.tsx'
import { shareOf } from './share-of.ts'
import { campaignTexts } from './texts.ts'
import { Versions } from './versions.tsx'

/** What a campaign is for, large. */
const RESULTS = ['sent', 'replied', 'appointments', 'sold'] as const
/** How it went, in one line, where there is any. */
const COURSE = ['total', 'planned', 'delivered', 'read', 'opted_out', 'failed'] as const

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
          <Shown campaign={campaign} report={data} />
        </>
      ) : error ? (
        <LoadFailed title={t('one_failed')} error={error} onRetry={() => mutate()} />
      ) : (
        <Skeleton height="110px" borderRadius="xl" aria-hidden />
      )}
    </Stack>
  )
}

function Shown({ campaign, report }: { campaign: Campaign; report: Report }) {
  const t = useText(campaignTexts)
  const { number, dollars } = useFormats()
  const { counts, variants, held_out, cost } = report
  // Who was held out is told beside what they are compared with.
  const left_out = { ...report.left_out, ...(held_out.size > 0 && { held_out: 0 }) }
  return (
    <>
      <SimpleGrid columns={{ base: 2, sm: 4 }} gap="3">
        {RESULTS.map((name) => (
          <Figure
            key={name}
            label={t(name)}
            value={number(counts[name])}
            share={name === 'sent' ? undefined : shareOf(counts[name], counts.sent)}
          />
        ))}
      </SimpleGrid>
      <Panel>
        <Stack gap="5">
          <Flex as="dl" wrap="wrap" columnGap="5" rowGap="1" fontSize="sm">
            {COURSE.filter((name) => counts[name] > 0).map((name) => (
              <Fact key={name} label={t(name)} value={number(counts[name])} />
            ))}
            <Fact label={t('cost')} value={dollars(cost)} />
          </Flex>
          <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 1fr)' }} gapX="12" gapY="5">
            {variants.length > 1 && <Versions campaign={campaign} variants={variants} />}
            <LeftOutList leftOut={left_out as Partial<Record<LeftOut, number>>} />
          </Grid>
          {held_out.size > 0 && (
            <Text fontSize="sm" color="fg.muted">
              {t('held_out', held_out)}
            </Text>
          )}
        </Stack>
      </Panel>
    </>
  )
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <Flex gap="1.5">
    <Text as="dt" color="fg.muted">
      {label}
    </Text>
    <Text as="dd" fontWeight="600" fontVariantNumeric="tabular-nums">
      {value}
    </Text>
  </Flex>
)

function Figure({ label, value, share }: { label: string; value: string; share: string | undefined }) {
  return (
    <Panel padding="3">
      <Text fontSize="sm" color="fg.muted">
        {label}
      </Text>
      <Text fontSize="2xl" fontWeight="650">
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
