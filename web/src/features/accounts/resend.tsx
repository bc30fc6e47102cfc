import { Button, Stack, Text } from '@chakra-ui/react'
import { useText } from '../../lib/language/text.ts'
import { Notice } from '../../ui/notice.tsx'
import { accountTexts } from './texts.ts'
import { useResend } from './use-resend.ts'

/** Asks for another verification mail. */
export function Resend({ email, isSent }: { email: string; isSent?: boolean }) {
  const t = useText(accountTexts)
  const { state, send } = useResend(email, isSent)
  return (
    <Stack gap="3" width="full" align="center">
      {state.kind === 'sent' && <Notice status="success">{t('resent')}</Notice>}
      {state.kind === 'error' && <Notice status="error">{state.message}</Notice>}
      <Text>
        {t('no_mail')}{' '}
        <Button variant="plain" size="sm" padding="0" height="auto" loading={state.kind === 'sending'} onClick={send}>
          {t('resend')}
        </Button>
      </Text>
    </Stack>
  )
}
