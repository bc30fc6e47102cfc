import { Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CHANNELS } from '#contract/customers/channels/channels.ts'
import { type Campaign, createCampaign, updateCampaign } from '../../data/campaigns.ts'
import { useApproved } from '../../data/templates.ts'
import { errorText } from '../../lib/language/error-text.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { useText } from '../../lib/language/text.ts'
import { Notice } from '../../ui/notice.tsx'
import { toaster } from '../../ui/toaster.tsx'
import { asText, PLAIN_CHANNEL } from './form/form-values.ts'
import { campaignTexts } from './texts.ts'

/** Says whom the template doesn't reach, and offers the other channel: for a draft in its place, else as a new one. */
export function AsTextNotice({ campaign, count }: { campaign: Campaign; count: number }) {
  const t = useText(campaignTexts)
  const { number } = useFormats()
  const { data } = useApproved()
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()
  const channel = CHANNELS[PLAIN_CHANNEL].name

  async function change() {
    setBusy(true)
    try {
      if (campaign.status === 'draft')
        return await updateCampaign(campaign.id, {
          ...asText(campaign, campaign.name, data?.templates ?? []),
          starts_at: campaign.starts_at,
        })
      const name = t('named_for', { name: campaign.name, channel })
      const made = await createCampaign(asText(campaign, name, data?.templates ?? []))
      navigate(`/campaigns/${made.campaign.id}`)
    } catch (error) {
      toaster.create({ type: 'error', title: t('did_fail'), description: errorText(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Notice status="warning">
      <Flex wrap="wrap" gap="3" align="center" justify="space-between">
        <Text>{t('us_marketing', { count: number(count) })}</Text>
        <Button size="sm" loading={isBusy} disabled={!data} onClick={change}>
          {t('as_text', { channel })}
        </Button>
      </Flex>
    </Notice>
  )
}
