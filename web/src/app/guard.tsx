import { Fragment, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useText } from '../lib/language/text.ts'
import { useSession } from '../lib/session.ts'
import { PageSpinner } from '../ui/page-spinner.tsx'
import { appTexts } from './texts.ts'

interface GuardProps {
  /** Sends everybody but managers, owners and system administrators to the dashboard. */
  managersOnly?: boolean
  children: ReactNode
}

/** Lets through who is signed in and verified (specification S1 §4). */
export function Guard({ managersOnly, children }: GuardProps) {
  const t = useText(appTexts)
  const location = useLocation()
  const { user, isLoading, isManager } = useSession()
  if (isLoading && !user) return <PageSpinner text={t('checking')} />
  if (!user) return <Navigate to="/login" replace state={{ from: location.pathname + location.search }} />
  if (!user.emailVerifiedAt || !user.verified) {
    return <Navigate to="/email/verify" replace state={{ email: user.email }} />
  }
  if (managersOnly && !isManager) return <Navigate to="/dashboard" replace />
  // Another person, signed in on another tab, finds nothing of what was being written here.
  return <Fragment key={user.id}>{children}</Fragment>
}
