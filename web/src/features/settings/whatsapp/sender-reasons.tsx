import { Button, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { Sender } from '#contract/telephony/sender.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { Notice } from '../../../ui/notice.tsx'
import { whatsappTexts } from './texts.ts'

interface SenderReasonsProps {
  sender: Sender
  onCheck: () => Promise<unknown>
}

/** Why WhatsApp does not serve the number, and what to do. */
export function SenderReasons({ sender: { number, reasons }, onCheck }: SenderReasonsProps) {
  const t = useText(whatsappTexts)
  const [isBusy, setBusy] = useState(false)
  const check = async () => {
    setBusy(true)
    await onCheck().finally(() => setBusy(false))
  }
  return (
    <Notice status="error" title={t('offline', { number: phoneText(number ?? '') })}>
      <Stack gap="3" align="flex-start">
        {reasons.map(({ code, words, next_step }) => (
          <Stack key={code} gap="1">
            <Text>{words}</Text>
            <Text fontWeight="600">{t('next_step', { step: next_step })}</Text>
          </Stack>
        ))}
        <Button size="sm" variant="outline" onClick={check} loading={isBusy}>
          {t('check')}
        </Button>
      </Stack>
    </Notice>
  )
}
