import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { chooseLanguage } from '../lib/language/language.ts'
import { useIsSignedIn } from '../lib/use-is-signed-in.ts'
import { PageSpinner } from '../ui/page-spinner.tsx'
import { LookButtons } from './look-buttons.tsx'

const Workspace = lazy(async () => ({ default: (await import('./workspace.tsx')).Workspace }))
const AccountLayout = lazy(async () => ({ default: (await import('./account-layout.tsx')).AccountLayout }))

/** What stands around an address that is none: the workspace for who is signed in, else the frame of signing in. */
export function UnknownAddressLayout() {
  const isSignedIn = useIsSignedIn()
  if (isSignedIn === undefined) return <PageSpinner />
  return <Suspense fallback={<PageSpinner />}>{isSignedIn ? <Workspace /> : <Frame />}</Suspense>
}

const Frame = () => (
  <AccountLayout tools={<LookButtons onLanguage={chooseLanguage} />}>
    <Outlet />
  </AccountLayout>
)
