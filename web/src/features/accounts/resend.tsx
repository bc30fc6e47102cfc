import { Button, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { auth } from '#contract/people/auth.ts'
import { call } from '../../lib/client.ts'
import { errorText } from '../../lib/language/error-text.ts'
import { useText } from '../../lib/language/text.ts'
import { Notice } from '../../ui/notice.tsx'
import { accountTexts } from './texts.ts'

type State = { kind: 'idle' | 'sending' | 'sent' } | { kind: 'error'; message: string }

/** Asks for another verification mail. */
export function Resend({ email, isSent }: { email: string; isSent?: boolean }) {
  const t = useText(accountTexts)
  const [state, setState] = useState<State>({ kind: isSent ? 'sent' : 'idle' })
  const send = async () => {
    if (!email.trim()) return setState({ kind: 'error', message: t('email_required') })
    setState({ kind: 'sending' })
    try {
      await call(auth.resend, { body: { email } })
      setState({ kind: 'sent' })
    } catch (error) {
      setState({ kind: 'error', message: errorText(error, t('resend_failed')) })
    }
  }
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
