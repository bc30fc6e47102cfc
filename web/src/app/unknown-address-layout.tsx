import { lazy, Suspense } from 'react'
import { PageSpinner } from '../ui/page-spinner.tsx'
import { useIsSignedIn } from './use-is-signed-in.ts'

const Workspace = lazy(async () => ({ default: (await import('./workspace.tsx')).Workspace }))
const PublicLayout = lazy(async () => ({ default: (await import('./public-layout.tsx')).PublicLayout }))

/** What stands around an address that is none: the workspace for who is signed in, else the public pages' frame. */
export function UnknownAddressLayout() {
  const isSignedIn = useIsSignedIn()
  if (isSignedIn === undefined) return <PageSpinner />
  return <Suspense fallback={<PageSpinner />}>{isSignedIn ? <Workspace /> : <PublicLayout />}</Suspense>
}
