import { handedOver } from '../../lib/hand-over.ts'
import { ConfirmByCode } from './confirm-by-code.tsx'
import { ConfirmByLink } from './confirm-by-link.tsx'
import { useQuery } from './use-query.ts'

/** The page of the mailed link, and of a new account that is waiting for it. */
export function VerifyEmailPage() {
  const query = useQuery()
  const told = handedOver()
  const email = query.get('email') ?? told.email ?? ''
  const code = query.get('code')
  return email && code ? (
    <ConfirmByLink email={email} code={code} />
  ) : (
    <ConfirmByCode email={email} isResent={told.isResent} />
  )
}
