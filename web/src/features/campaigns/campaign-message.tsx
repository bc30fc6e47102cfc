import { Heading, Stack, Text } from '@chakra-ui/react'
import type { Campaign } from '../../data/campaigns.ts'
import { useApproved } from '../../data/templates.ts'
import { useText } from '../../lib/language/text.ts'
import { Panel } from '../../ui/panel.tsx'
import { campaignTexts } from './texts.ts'

/** What it says, in each version, with the words that are filled in for each person. */
export function CampaignMessage({ campaign }: { campaign: Campaign }) {
  const t = useText(campaignTexts)
  const { data } = useApproved()
  const versions = [campaign, ...campaign.variants].map(({ body, template_id, variables }) => {
    const template = data?.templates.find(({ id }) => id === template_id)
    const filled = template?.body.replace(/\{\{(\d+)\}\}/g, (whole, number) => variables[Number(number) - 1] || whole)
    return body ?? filled ?? ''
  })
  return (
    <Panel>
      <Heading as="h2" size="md" fontWeight="650" marginBottom="3">
        {t('message')}
      </Heading>
      <Stack gap="3">
        {versions.map((text, index) => (
          <Text
            key={index}
            bg="bg.muted"
            borderRadius="lg"
            padding="3"
            whiteSpace="pre-wrap"
            overflowWrap="anywhere"
            maxWidth="560px"
          >
            {text}
          </Text>
        ))}
      </Stack>
    </Panel>
  )
}
