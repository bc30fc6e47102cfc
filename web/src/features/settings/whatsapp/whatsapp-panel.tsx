import { Badge, Button, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { signupPath } from '#contract/site.ts'
import type { Connect } from '#contract/telephony/connect.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { Panel } from '../../../ui/panel.tsx'
import { whatsappTexts } from './texts.ts'

/** WhatsApp among the settings; its page is a document of its own, which a plain link loads. */
export function WhatsappPanel({ whatsapp }: Pick<Connect, 'whatsapp'>) {
  const t = useText(whatsappTexts)
  const state = whatsapp?.state
  const isConnected = state === 'online'
  return (
    <Panel as="section">
      <Stack gap="4" align="flex-start">
        <HStack gap="3" wrap="wrap">
          <Heading as="h3" size="md" fontWeight="650">
            {t('title')}
          </Heading>
          {whatsapp && (
            <Text color="fg.muted" fontVariantNumeric="tabular-nums">
              {phoneText(whatsapp.number)}
            </Text>
          )}
          {state && state !== 'none' && (
            <Badge colorPalette={isConnected ? 'green' : state === 'offline' ? 'red' : 'orange'}>
              {t(`state_${state}`)}
            </Badge>
          )}
        </HStack>
        {!whatsapp && <Text color="fg.muted">{t('panel_hint')}</Text>}
        <Button asChild variant={whatsapp ? 'outline' : 'solid'}>
          <a href={signupPath}>{t(isConnected ? 'manage' : whatsapp ? 'see_state' : 'connect')}</a>
        </Button>
      </Stack>
    </Panel>
  )
}
