import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { chooseLanguage } from '../lib/language/language.ts'
import { useIsSignedIn } from '../lib/use-is-signed-in.ts'
import { LookButtons } from './look-buttons.tsx'

const Workspace = lazy(async () => ({ default: (await import('./workspace.tsx')).Workspace }))
const AccountLayout = lazy(async () => ({ default: (await import('./account-layout.tsx')).AccountLayout }))

/** The frame around an unknown URL: the workspace if signed in, else the sign-in frame. */
export function UnknownAddressLayout() {
  const isSignedIn = useIsSignedIn()
  if (isSignedIn === undefined) return null
  return <Suspense fallback={null}>{isSignedIn ? <Workspace /> : <Frame />}</Suspense>
}

const Frame = () => (
  <AccountLayout tools={<LookButtons onLanguage={chooseLanguage} />}>
    <Outlet />
  </AccountLayout>
)
