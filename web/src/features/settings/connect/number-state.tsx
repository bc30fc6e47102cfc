import { Link as ChakraLink, Flex, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { signupPath } from '#contract/site.ts'
import { useConnect } from '../../../data/connect.ts'
import { useText } from '../../../lib/language/text.ts'
import { whatsappTexts } from '../whatsapp/texts.ts'
import { connectTexts } from './texts.ts'

/** Of an account that Lotwire opened: what still waits before customers get answers, and for whom. */
export function NumberState() {
  const t = useText(connectTexts)
  const whatsapp = useText(whatsappTexts)
  const { data: connect } = useConnect()
  if (connect?.way !== 'ours') return null
  const state = connect.whatsapp?.state ?? 'none'
  const texts = connect.registration?.state ?? 'draft'
  return (
    <Stack gap="1.5" fontSize="sm">
      <Line name="WhatsApp" says={state === 'none' ? t('whatsapp_none') : whatsapp(`state_${state}`)}>
        {state !== 'online' && (
          // Another company's script runs there: the page is loaded anew.
          <a href={signupPath}>{state === 'none' ? t('connect_whatsapp') : whatsapp('see_state')}</a>
        )}
      </Line>
      <Line name={t('us_texts')} says={t(`us_texts_${texts}`)}>
        {(texts === 'draft' || texts === 'refused') && <Link to="/settings/twilio">{t(`us_texts_${texts}_act`)}</Link>}
      </Line>
    </Stack>
  )
}

function Line({ name, says, children }: { name: string; says: string; children: ReactNode }) {
  return (
    <Flex wrap="wrap" columnGap="2" rowGap="0.5" align="baseline">
      <Text fontWeight="600">{name}</Text>
      <Text color="fg.muted">{says}</Text>
      {children && (
        <ChakraLink asChild variant="underline" fontWeight="600">
          {children}
        </ChakraLink>
      )}
    </Flex>
  )
}
