import { Heading, Skeleton, Stack, Text } from '@chakra-ui/react'
import type { LeftOut } from '#contract/outreach/send-facts.ts'
import { type Campaign, usePreview } from '../../data/campaigns.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { useText } from '../../lib/language/text.ts'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { Panel } from '../../ui/panel.tsx'
import { AsTextNotice } from './as-text-notice.tsx'
import { bodyOf, valuesOf } from './form/form-values.ts'
import { LeftOutList } from './left-out-list.tsx'
import { campaignTexts } from './texts.ts'

/** How many a draft would reach if it were sent now, and about what it costs. */
export function DraftPreview({ campaign }: { campaign: Campaign }) {
  const t = useText(campaignTexts)
  const { number, dollars } = useFormats()
  const { data, error, retry } = usePreview(bodyOf(valuesOf(campaign), campaign))
  const left = Object.values<number>(data?.left_out ?? {}).reduce((sum, count) => sum + count, 0)
  return (
    <Panel>
      <Heading as="h2" size="md" fontWeight="650" marginBottom="3">
        {t('reaches')}
      </Heading>
      {data ? (
        <Stack gap="4">
          <Text>
            <Text as="span" fontSize="2xl" fontWeight="650" letterSpacing="-0.02em">
              {t('would_get', { count: number(data.size - left) })}
            </Text>{' '}
            <Text as="span" color="fg.muted">
              {t('of_people', { count: number(data.size) })} · {t('about_cost', { cost: dollars(data.cost) })}
            </Text>
          </Text>
          {data.cursor !== null && (
            <Text color="fg.muted" fontSize="sm">
              {t('counting', { count: number(data.size) })}
            </Text>
          )}
          {campaign.template_id !== null && data.left_out.refused && (
            <AsTextNotice campaign={campaign} count={data.left_out.refused} />
          )}
          <LeftOutList leftOut={data.left_out as Partial<Record<LeftOut, number>>} />
        </Stack>
      ) : error ? (
        <LoadFailed title={t('preview_failed')} error={error} onRetry={retry} />
      ) : (
        <Skeleton height="16" aria-hidden />
      )}
    </Panel>
  )
}
