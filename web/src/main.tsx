import './lib/zod-without-eval.ts'
import './app/waiting.css'
import { lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { connectFolder } from '#contract/site.ts'
import { createRouter } from './app/router.tsx'
import { currentLanguage } from './lib/language/language.ts'
import { UiProvider } from './ui/provider.tsx'

/** Apart from the workspace: the router would lead from its headers, and from Meta's script, into the workspace. */
const ConnectDocument = lazy(async () => ({
  default: (await import('./app/connect-document.tsx')).ConnectDocument,
}))

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

document.documentElement.lang = currentLanguage()
createRoot(root).render(
  <UiProvider>
    {location.pathname.startsWith(connectFolder) ? (
      <Suspense>
        <ConnectDocument />
      </Suspense>
    ) : (
      // No transitions: a navigation would wait for incoming updates, and clicks would hit the old page meanwhile.
      <RouterProvider router={createRouter()} useTransitions={false} />
    )}
  </UiProvider>,
)
