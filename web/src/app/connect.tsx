import '../lib/zod-without-eval.ts'
import { lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { currentLanguage } from '../lib/language/language.ts'
import { Reading } from '../lib/reading.tsx'
import { PageSpinner } from '../ui/page-spinner.tsx'
import { UiProvider } from '../ui/provider.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('connect.html has no #root')

// Loaded apart: what it shares with the workspace's pages stays out of what each entry loads first.
const ConnectDocument = lazy(async () => ({ default: (await import('./connect-document.tsx')).ConnectDocument }))

document.documentElement.lang = currentLanguage()
createRoot(root).render(
  <UiProvider>
    <Reading>
      <Suspense fallback={<PageSpinner />}>
        <ConnectDocument />
      </Suspense>
    </Reading>
  </UiProvider>,
)
