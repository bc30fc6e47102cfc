import { lazy, Suspense } from 'react'
import { me } from '#contract/people/me.ts'
import { useRow } from '../lib/use-row.ts'
import { PageSpinner } from '../ui/page-spinner.tsx'

const Workspace = lazy(async () => ({ default: (await import('./workspace.tsx')).Workspace }))
const PublicLayout = lazy(async () => ({ default: (await import('./public-layout.tsx')).PublicLayout }))

/** What stands around an address that is none: the workspace for who is signed in, else the public pages' frame. */
export function UnknownAddressLayout() {
  const { data, isLoading } = useRow(me.get, {}, { shouldRetryOnError: false })
  if (isLoading) return <PageSpinner />
  return <Suspense fallback={<PageSpinner />}>{data ? <Workspace /> : <PublicLayout />}</Suspense>
}
