import { useRouteError } from 'react-router'
import { keptInTab } from '../lib/kept.ts'
import { useText } from '../lib/language/text.ts'
import { failureTexts } from '../parts/failure-texts.ts'
import { NotFoundPage } from '../parts/not-found-page.tsx'
import { ErrorState } from '../ui/error-state.tsx'

const RELOADED_AT = 'reloaded-at'
const ONCE_PER_MS = 60_000

/** Replaces a page that crashed. A page whose files were replaced by a newer release is reloaded, once. */
export function RouteError() {
  const t = useText(failureTexts)
  const error = useRouteError()
  // Where this cannot be kept, the page would be reloaded again and again.
  if (isStale(error) && keptInTab.write(RELOADED_AT, String(Date.now()))) {
    window.location.reload()
    return null
  }
  if ((error as { status?: number })?.status === 404) return <NotFoundPage />
  return (
    <ErrorState
      title={t('page_failed')}
      description={t('page_failed_hint')}
      retryLabel={t('reload')}
      onRetry={() => window.location.reload()}
    />
  )
}

function isStale(error: unknown): boolean {
  const wasReloaded = Date.now() - Number(keptInTab.read(RELOADED_AT) ?? 0) < ONCE_PER_MS
  // Without a network connection a reload would lose the page that is there.
  return (
    navigator.onLine &&
    !wasReloaded &&
    error instanceof Error &&
    /dynamically imported module|module script/i.test(error.message)
  )
}
