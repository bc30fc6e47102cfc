import { useState } from 'react'
import { sendCodeAgain } from '../../data/accounts.ts'
import { errorText } from '../../lib/language/error-text.ts'
import { useText } from '../../lib/language/text.ts'
import { accountTexts } from './texts.ts'

type State = { kind: 'idle' | 'sending' | 'sent' } | { kind: 'error'; message: string }

/** Requests another verification mail to `email`. */
export function useResend(email: string, isSent?: boolean) {
  const t = useText(accountTexts)
  const [state, setState] = useState<State>({ kind: isSent ? 'sent' : 'idle' })
  async function send() {
    if (!email.trim()) return setState({ kind: 'error', message: t('email_required') })
    setState({ kind: 'sending' })
    try {
      await sendCodeAgain(email)
      setState({ kind: 'sent' })
    } catch (error) {
      setState({ kind: 'error', message: errorText(error, t('resend_failed')) })
    }
  }
  return { state, send }
}
