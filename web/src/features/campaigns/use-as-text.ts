import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CHANNELS } from '#contract/customers/channels/channels.ts'
import { type Campaign, createCampaign, updateCampaign } from '../../data/campaigns.ts'
import { useApproved } from '../../data/templates.ts'
import { errorText } from '../../lib/language/error-text.ts'
import { useText } from '../../lib/language/text.ts'
import { toaster } from '../../ui/toaster.tsx'
import { asText, PLAIN_CHANNEL } from './form/form-values.ts'
import { campaignTexts } from './texts.ts'

/** Puts a campaign on the channel that takes texts at any time: a draft in its place, else as a new one. */
export function useAsText(campaign: Campaign) {
  const t = useText(campaignTexts)
  const { data } = useApproved()
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()

  async function change() {
    setBusy(true)
    try {
      if (campaign.status === 'draft')
        return await updateCampaign(campaign.id, {
          ...asText(campaign, campaign.name, data?.templates ?? []),
          starts_at: campaign.starts_at,
        })
      const name = t('named_for', { name: campaign.name, channel: CHANNELS[PLAIN_CHANNEL].name })
      const made = await createCampaign(asText(campaign, name, data?.templates ?? []))
      navigate(`/campaigns/${made.campaign.id}`)
    } catch (error) {
      toaster.create({ type: 'error', title: t('did_fail'), description: errorText(error) })
    } finally {
      setBusy(false)
    }
  }
  return { change, isBusy, isReady: data !== undefined }
}
