import { useLocation, useSearchParams } from 'react-router'
import { ConfirmByCode } from './confirm-by-code.tsx'
import { ConfirmByLink } from './confirm-by-link.tsx'

/** Where the mailed link leads, and where a new account waits for it. */
export function VerifyEmailPage() {
  const [query] = useSearchParams()
  const state = useLocation().state as { email?: string; isResent?: boolean } | null
  const email = query.get('email') ?? state?.email ?? ''
  const code = query.get('code')
  return email && code ? (
    <ConfirmByLink email={email} code={code} />
  ) : (
    <ConfirmByCode email={email} isResent={state?.isResent} />
  )
}
