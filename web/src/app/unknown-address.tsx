import { useUserId } from '../lib/session.ts'
import { NotFoundPage } from './not-found-page.tsx'

/** The page at an address that is none; leads to where this person begins. */
export function UnknownAddress() {
  const isSignedIn = useUserId() !== ''
  return <NotFoundPage home={isSignedIn ? 'dashboard' : 'start'} />
}
