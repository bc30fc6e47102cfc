import { Heading, Stack, Text } from '@chakra-ui/react'
import type { Campaign } from '../../data/campaigns.ts'
import { useText } from '../../lib/language/text.ts'
import { WordedText } from '../../parts/worded-text.tsx'
import { Panel } from '../../ui/panel.tsx'
import { campaignTexts } from './texts.ts'
import { useVersions } from './use-versions.ts'

/** What it says, in each version, with the words that are filled in for each person. */
export function CampaignMessage({ campaign }: { campaign: Campaign }) {
  const t = useText(campaignTexts)
  const versions = useVersions(campaign)
  return (
    <Panel>
      <Heading as="h2" size="md" fontWeight="650" marginBottom="3">
        {t('message')}
      </Heading>
      <Stack gap="3">
        {campaign.subject && <Text fontWeight="600">{campaign.subject}</Text>}
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
            <WordedText text={text} />
          </Text>
        ))}
      </Stack>
    </Panel>
  )
}
