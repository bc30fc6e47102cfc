import { Heading, Stack, Text } from '@chakra-ui/react'
import { useText } from '../../../lib/language/text.ts'
import { Panel } from '../../../ui/panel.tsx'
import { NumberWays } from './number-ways.tsx'
import { connectTexts } from './texts.ts'

/** For a dealership without a Twilio account: Lotwire opens one. */
export function ForMePanel() {
  const t = useText(connectTexts)
  return (
    <Panel as="section">
      <Stack gap="3">
        <Heading as="h3" size="md" fontWeight="650">
          {t('no_account')}
        </Heading>
        <NumberWays
          own={
            <Text fontSize="sm" color="fg.muted">
              {t('own_hint')}
            </Text>
          }
        />
      </Stack>
    </Panel>
  )
}
