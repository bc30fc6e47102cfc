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
    {/* What somebody opens shows at once: as a transition it waits for all that comes in meanwhile, and clicks fall on the page before. */}
    <RouterProvider router={router} useTransitions={false} />
  </UiProvider>,
)
