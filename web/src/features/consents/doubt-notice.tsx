import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { addConsent, type Consent, type NewConsent } from '../../data/consents.ts'
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
  const decide = (decided: Pick<NewConsent, 'state' | 'scope' | 'purpose'>, words: string) => {
    setBusy(true)
    addConsent(contact, { ...decided, channel, method: doubt.method, text: words })
      .catch((error) => toaster.create({ type: 'error', title: t('did_fail'), description: errorText(error) }))
      .finally(() => setBusy(false))
  }
  return (
    <Notice status="warning">
      <Stack gap="2">
        <Text fontWeight="600">{t('doubt_title')}</Text>
        <Text>{t('doubt', { text })}</Text>
        <Flex wrap="wrap" gap="2">
          <Button size="sm" disabled={isBusy} onClick={() => decide({ state: 'withdrawn', scope: 'all' }, text)}>
            {t('stop')}
          </Button>
          <Button
            size="sm"
            variant="outline"
            disabled={isBusy}
            onClick={() => decide({ state: 'withdrawn', scope: 'marketing' }, text)}
          >
            {t('stop_offers')}
          </Button>
          <Button
            size="sm"
            variant="outline"
            disabled={isBusy}
            onClick={() => decide({ state: 'given', purpose: 'informational' }, t('decided'))}
          >
            {t('keep')}
          </Button>
        </Flex>
      </Stack>
    </Notice>
  )
}
