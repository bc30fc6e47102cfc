import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { addConsents, type Consent, type NewConsent } from '../../data/consents.ts'
import { errorText } from '../../lib/language/error-text.ts'
import { useText } from '../../lib/language/text.ts'
import { Notice } from '../../ui/notice.tsx'
import { toaster } from '../../ui/toaster.tsx'
import { consentTexts } from './texts.ts'

/** Asks whether a message that sounds like a STOP is one. */
export function DoubtNotice({ contact, doubt }: { contact: string; doubt: Consent }) {
  const t = useText(consentTexts)
  const [isBusy, setBusy] = useState(false)
  const { channel, text } = doubt
  const decide = (state: NewConsent['state'], purposes: readonly NewConsent['purpose'][], words: string) => {
    setBusy(true)
    const bodies = purposes.map((purpose) => ({ purpose, state, channel, method: 'message', text: words }))
    addConsents(contact, bodies)
      .catch((error) => toaster.create({ type: 'error', title: t('did_fail'), description: errorText(error) }))
      .finally(() => setBusy(false))
  }
  return (
    <Notice status="warning">
      <Stack gap="2">
        <Text fontWeight="600">{t('doubt_title')}</Text>
        <Text>{t('doubt', { text })}</Text>
        <Flex wrap="wrap" gap="2">
          <Button size="sm" disabled={isBusy} onClick={() => decide('withdrawn', ['informational', 'marketing'], text)}>
            {t('stop')}
          </Button>
          <Button
            size="sm"
            variant="outline"
            disabled={isBusy}
            onClick={() => decide('given', ['informational'], t('decided'))}
          >
            {t('keep')}
          </Button>
        </Flex>
      </Stack>
    </Notice>
  )
}
