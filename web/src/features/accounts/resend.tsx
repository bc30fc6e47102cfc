import { useText } from '../../lib/language/text.ts'
import { AccountNotice } from './account-notice.tsx'
import { accountTexts } from './texts.ts'
import { useResend } from './use-resend.ts'

/** Requests another verification mail. */
export function Resend({ email, isSent }: { email: string; isSent?: boolean }) {
  const t = useText(accountTexts)
  const { state, send } = useResend(email, isSent)
  return (
    <>
      {state.kind === 'sent' && <AccountNotice status="success">{t('resent')}</AccountNotice>}
      {state.kind === 'error' && <AccountNotice status="error">{state.message}</AccountNotice>}
      <p>
        {t('no_mail')}{' '}
        <button type="button" className="account-resend" disabled={state.kind === 'sending'} onClick={send}>
          {t('resend')}
        </button>
      </p>
    </>
  )
}
