import { useUserId } from '../lib/session.ts'
import { NotFoundPage } from '../parts/not-found-page.tsx'

/** The page at an unknown URL; links to this user's start page. */
export function UnknownAddress() {
  const isSignedIn = useUserId() !== ''
  return <NotFoundPage home={isSignedIn ? 'dashboard' : 'start'} />
}
