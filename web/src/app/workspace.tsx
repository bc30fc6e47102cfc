import { useMatches } from 'react-router'
import { SWRConfig, type SWRConfiguration } from 'swr'
import { mayRecover } from '../lib/api-error.ts'
import { noticeEndOfSession } from '../lib/session.ts'
import { SlotsProvider } from '../lib/slots.ts'
import { ADDITIONS } from './features.ts'
import { Guard } from './guard.tsx'
import { WorkspaceLayout } from './workspace-layout.tsx'

const FIRST_RETRY_MS = 3_000
const LONGEST_RETRY_MS = 30_000

const reading: SWRConfiguration = {
  onError: noticeEndOfSession,
  onErrorRetry(error, _key, _config, revalidate, { retryCount }) {
    if (!mayRecover(error)) return
    const waitMs = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (retryCount - 1))
    setTimeout(() => void revalidate({ retryCount }), waitMs)
  },
}

/** What everything behind the login stands in: the guard, how data is read again, and the layout. */
export function Workspace() {
  const handles = useMatches().map(({ handle }) => (handle ?? {}) as { managersOnly?: boolean; adminsOnly?: boolean })
  const managersOnly = handles.some((handle) => handle.managersOnly)
  const adminsOnly = handles.some((handle) => handle.adminsOnly)
  return (
    <SWRConfig value={reading}>
      <Guard managersOnly={managersOnly} adminsOnly={adminsOnly}>
        <SlotsProvider value={ADDITIONS}>
          <WorkspaceLayout />
        </SlotsProvider>
      </Guard>
    </SWRConfig>
  )
}
