import { type ReactNode, useMemo } from 'react'
import { useMatches } from 'react-router'
import type { Right } from '#contract/rights.ts'
import { Reading } from '../lib/reading.tsx'
import { useSession } from '../lib/session.ts'
import { SlotsProvider } from '../lib/slots.ts'
import { ADDITIONS } from './features.ts'
import { Guard } from './guard.tsx'
import { WorkspaceLayout } from './workspace-layout.tsx'

/** The shell of everything behind the login: the guard, the retries of reads, and the layout. */
export function Workspace() {
  const handles = useMatches().map(
    ({ handle }) => (handle ?? {}) as { rights?: readonly Right[]; adminsOnly?: boolean },
  )
  const rights = handles.find((handle) => handle.rights)?.rights
  const adminsOnly = handles.some((handle) => handle.adminsOnly)
  return (
    <Reading>
      <Guard rights={rights} adminsOnly={adminsOnly}>
        <FilledSlots>
          <WorkspaceLayout />
        </FilledSlots>
      </Guard>
    </Reading>
  )
}

function FilledSlots({ children }: { children: ReactNode }) {
  const { rights } = useSession()
  const filling = useMemo(() => ({ additions: ADDITIONS, rights }), [rights])
  return <SlotsProvider value={filling}>{children}</SlotsProvider>
}
