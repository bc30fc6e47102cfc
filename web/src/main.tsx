import './lib/zod-without-eval.ts'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { router } from './app/router.tsx'
import { currentLanguage } from './lib/language/language.ts'
import { UiProvider } from './ui/provider.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

document.documentElement.lang = currentLanguage()
createRoot(root).render(
  <UiProvider>
    {/* No transitions: a navigation would wait for incoming updates, and clicks would hit the old page meanwhile. */}
    <RouterProvider router={router} useTransitions={false} />
  </UiProvider>,
)
