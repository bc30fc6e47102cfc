import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Link } from 'react-router'
import { CHANNELS } from '#contract/customers/channels/channels.ts'
import type { Campaign, Preview } from '../../data/campaigns.ts'
import { useText } from '../../lib/language/text.ts'
import { Notice } from '../../ui/notice.tsx'
import { PLAIN_CHANNEL } from './form/form-values.ts'
import { campaignTexts } from './texts.ts'
import { useAsText } from './use-as-text.ts'

interface WaysOutProps {
  campaign: Campaign
  preview: Preview
  onEdit: () => void
}

/** What brings a draft that nobody would get to somebody, by what keeps them from it. */
export function WaysOut({ campaign, preview: { left_out }, onEdit }: WaysOutProps) {
  const t = useText(campaignTexts)
  const { change, isBusy, isReady } = useAsText(campaign)
  const isText = !CHANNELS[campaign.channel].hasTemplates
  const isOnChannel = Boolean(left_out.window_closed || left_out.no_address || left_out.refused)
  return (
    <Notice status="warning" title={t('nobody_gets_it')}>
      <Stack gap="3" marginTop="2">
        {left_out.no_consent && <Text>{t('way_consent_hint')}</Text>}
        <Flex wrap="wrap" gap="2" colorPalette="brand">
          {left_out.no_consent && (
            <Button asChild size="sm">
              <Link to="/contacts">{t('way_consent')}</Link>
            </Button>
          )}
          {!isText && left_out.window_closed && (
            <Button size="sm" variant="outline" onClick={onEdit}>
              {t('way_template')}
            </Button>
          )}
          {!isText && isOnChannel && (
            <Button size="sm" variant="outline" loading={isBusy} disabled={!isReady} onClick={change}>
              {t('as_text', { channel: CHANNELS[PLAIN_CHANNEL].name })}
            </Button>
          )}
          <Button size="sm" variant="outline" onClick={onEdit}>
            {t('way_audience')}
          </Button>
        </Flex>
      </Stack>
    </Notice>
  )
}
