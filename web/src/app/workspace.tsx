import { useMatches } from 'react-router'
import { SWRConfig } from 'swr'
import { ApiError } from '../lib/api-error.ts'
import { noticeEndOfSession } from '../lib/session.ts'
import { Guard } from './guard.tsx'
import { WorkspaceLayout } from './workspace-layout.tsx'

/** What everything behind the login stands in: the guard, how data is read again, and the layout. */
export function Workspace() {
  const managersOnly = useMatches().some(({ handle }) => (handle as { managersOnly?: boolean })?.managersOnly)
  return (
    <SWRConfig value={{ shouldRetryOnError: mayPass, errorRetryCount: 3, onError: noticeEndOfSession }}>
      <Guard managersOnly={managersOnly}>
        <WorkspaceLayout />
      </Guard>
    </SWRConfig>
  )
}

/** A refusal stays a refusal; a failing network or server may recover. */
const mayPass = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500)
