import { Button, Flex, Text } from '@chakra-ui/react'
import { CHANNELS } from '#contract/customers/channels/channels.ts'
import type { Campaign } from '../../data/campaigns.ts'
import { useText } from '../../lib/language/text.ts'
import { Notice } from '../../ui/notice.tsx'
import { PLAIN_CHANNEL } from './form/form-values.ts'
import { campaignTexts } from './texts.ts'
import { useAsText } from './use-as-text.ts'

/** Says whom the template doesn't reach, and offers the other channel. */
export function AsTextNotice({ campaign, count }: { campaign: Campaign; count: number }) {
  const t = useText(campaignTexts)
  const { change, isBusy, isReady } = useAsText(campaign)
  return (
    <Notice status="warning">
      <Flex wrap="wrap" gap="3" align="center" justify="space-between">
        <Text>{t('us_marketing', { count })}</Text>
        <Button size="sm" loading={isBusy} disabled={!isReady} onClick={change}>
          {t('as_text', { channel: CHANNELS[PLAIN_CHANNEL].name })}
        </Button>
      </Flex>
    </Notice>
  )
}
