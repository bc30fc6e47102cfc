import { Spinner } from '@chakra-ui/react'
import { Fragment, lazy, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react'
import { Navigate, useLocation } from 'react-router'
import type { Right } from '#contract/rights.ts'
import { replaceBy } from '../lib/hand-over.ts'
import { useText } from '../lib/language/text.ts'
import { readSession, useSession } from '../lib/session.ts'
import { LoadFailed } from '../parts/load-failed.tsx'
import { appTexts } from './texts.ts'

interface GuardProps {
  /** Redirects everybody whose role allows none of these to the dashboard. */
  rights?: readonly Right[]
  /** Redirects everybody but system administrators. */
  adminsOnly?: boolean
  children: ReactNode
}

const TwoStepNeeded = lazy(async () => ({
  default: (await import('../features/two-step/needed-page.tsx')).TwoStepNeeded,
}))

/** Admits users who are signed in and verified (specification S1 §4). */
export function Guard({ rights, adminsOnly, children }: GuardProps) {
  const t = useText(appTexts)
  const location = useLocation()
  const { user, failure, isLoading, rights: own } = useSession()
  if (failure) {
    return <LoadFailed error={failure} onRetry={readSession} />
  }
  if (isLoading && !user)
    return (
      <div className="checking" role="status">
        <Spinner size="sm" color="brand.solid" /> {t('checking')}
      </div>
    )
  if (!user) return <Leave to="/login" from={location.pathname + location.search} />
  if (!user.emailVerifiedAt || !user.verified) return <Leave to="/email/verify" email={user.email} />
  const isLetIn = (!rights || rights.some((right) => own.includes(right))) && (!adminsOnly || user.is_system_admin)
  if (!isLetIn) return <Navigate to="/dashboard" replace />
  if (user.two_step.needed)
    return (
      <Suspense fallback={null}>
        <TwoStepNeeded />
      </Suspense>
    )
  // Another person, signed in on another tab, must find nothing of what was being written here.
  return <Fragment key={user.id}>{children}</Fragment>
}

/** Navigates to a sign-in page, outside the workspace: once, even if the session's end is noticed repeatedly. */
function Leave({ to, ...told }: { to: string; from?: string; email?: string }) {
  const leave = useEffectEvent((path: string) => replaceBy(path, told))
  useEffect(() => leave(to), [to])
  return null
}
