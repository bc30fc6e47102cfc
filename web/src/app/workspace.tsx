import { useMatches } from 'react-router'
import { SWRConfig, type SWRConfiguration } from 'swr'
import { ApiError } from '../lib/api-error.ts'
import { noticeEndOfSession } from '../lib/session.ts'
import { Guard } from './guard.tsx'
import { WorkspaceLayout } from './workspace-layout.tsx'

const FIRST_RETRY_MS = 3_000
const LONGEST_RETRY_MS = 30_000

const reading: SWRConfiguration = {
  onError: noticeEndOfSession,
  /** A refusal stays a refusal; a network or server that fails may recover, and is asked until it does. */
  onErrorRetry(error, _key, _config, revalidate, { retryCount }) {
    if (!(error instanceof ApiError) || (error.status !== 0 && error.status < 500)) return
    const waitMs = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (retryCount - 1))
    setTimeout(() => void revalidate({ retryCount }), waitMs)
  },
}

/** What everything behind the login stands in: the guard, how data is read again, and the layout. */
export function Workspace() {
  const managersOnly = useMatches().some(({ handle }) => (handle as { managersOnly?: boolean })?.managersOnly)
  return (
    <SWRConfig value={reading}>
      <Guard managersOnly={managersOnly}>
        <WorkspaceLayout />
      </Guard>
    </SWRConfig>
  )
}
