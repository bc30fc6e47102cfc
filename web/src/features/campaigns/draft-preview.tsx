import { Heading, Skeleton, Stack } from '@chakra-ui/react'
import type { Campaign, Counting } from '../../data/campaigns.ts'
import { reachOf } from '../../data/use-added-up.ts'
import { useText } from '../../lib/language/text.ts'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { Panel } from '../../ui/panel.tsx'
import { AsTextNotice } from './as-text-notice.tsx'
import { Reach } from './reach.tsx'
import { campaignTexts } from './texts.ts'
import { WaysOut } from './ways-out.tsx'

interface DraftPreviewProps {
  campaign: Campaign
  counting: Counting
  onEdit: () => void
}

/** How many a draft would reach if it were sent now, about what it costs, and with nobody, what can be done. */
export function DraftPreview({ campaign, counting: { data, error, isCounting, retry }, onEdit }: DraftPreviewProps) {
  const t = useText(campaignTexts)
  const isNobody = data !== undefined && !isCounting && reachOf(data) === 0
  return (
    <Panel>
      <Heading as="h2" size="md" fontWeight="650" marginBottom="3">
        {t('reaches')}
      </Heading>
      {data ? (
        <Stack gap="4">
          <Reach preview={data} />
          {isNobody ? (
            <WaysOut campaign={campaign} preview={data} onEdit={onEdit} />
          ) : (
            campaign.template_id !== null &&
            data.left_out.refused && <AsTextNotice campaign={campaign} count={data.left_out.refused} />
          )}
        </Stack>
      ) : error ? (
        <LoadFailed title={t('preview_failed')} error={error} onRetry={retry} />
      ) : (
        <Skeleton height="16" aria-hidden />
      )}
    </Panel>
  )
}
