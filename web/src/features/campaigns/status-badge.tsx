import { Badge } from '@chakra-ui/react'
import type { CampaignStatus } from '#contract/outreach/campaign-facts.ts'
import { useText } from '../../lib/language/text.ts'
import { campaignTexts } from './texts.ts'

const COLORS: Record<CampaignStatus, string> = {
  draft: 'gray',
  scheduled: 'blue',
  running: 'brand',
  paused: 'orange',
  done: 'green',
  canceling: 'gray',
  canceled: 'gray',
  stopped: 'red',
}

export function StatusBadge({ status }: { status: CampaignStatus }) {
  const t = useText(campaignTexts)
  return <Badge colorPalette={COLORS[status]}>{t(`status_${status}`)}</Badge>
}
