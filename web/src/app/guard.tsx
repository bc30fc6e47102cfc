import { Fragment, type ReactNode, useEffect, useEffectEvent } from 'react'
import { Navigate, useLocation } from 'react-router'
import { replaceBy } from '../lib/hand-over.ts'
import { useText } from '../lib/language/text.ts'
import { readSession, useSession } from '../lib/session.ts'
import { LoadFailed } from '../parts/load-failed.tsx'
import { PageSpinner } from '../ui/page-spinner.tsx'
import { appTexts } from './texts.ts'

interface GuardProps {
  /** Sends everybody but managers, owners and system administrators to the dashboard. */
  managersOnly?: boolean
  /** The same for everybody but system administrators. */
  adminsOnly?: boolean
  children: ReactNode
}

/** Lets through who is signed in and verified (specification S1 §4). */
export function Guard({ managersOnly, adminsOnly, children }: GuardProps) {
  const t = useText(appTexts)
  const location = useLocation()
  const { user, failure, isLoading, isManager } = useSession()
  if (failure) {
    return <LoadFailed error={failure} onRetry={readSession} />
  }
  if (isLoading && !user) return <PageSpinner text={t('checking')} />
  if (!user) return <Leave to="/login" from={location.pathname + location.search} />
  if (!user.emailVerifiedAt || !user.verified) return <Leave to="/email/verify" email={user.email} />
  const isLetIn = (!managersOnly || isManager) && (!adminsOnly || user.is_system_admin)
  if (!isLetIn) return <Navigate to="/dashboard" replace />
  // Another person, signed in on another tab, finds nothing of what was being written here.
  return <Fragment key={user.id}>{children}</Fragment>
}

/** Goes to a page of signing in, which is no part of the workspace: once, however often the session is found to have ended. */
function Leave({ to, ...told }: { to: string; from?: string; email?: string }) {
  const leave = useEffectEvent((path: string) => replaceBy(path, told))
  useEffect(() => leave(to), [to])
  return <PageSpinner />
}
