import { Workflow } from 'lucide-react'
import { lazy } from 'react'
import type { Feature } from '../../lib/feature.ts'

export const automation: Feature = {
  pages: [
    { path: 'automation', lazy: async () => ({ Component: (await import('./page.tsx')).AutomationPage }) },
    {
      path: 'automation/:id',
      lazy: async () => ({ Component: (await import('./builder/builder-page.tsx')).BuilderPage }),
    },
    { path: 'automation/:id/runs', lazy: async () => ({ Component: (await import('./runs/runs-page.tsx')).RunsPage }) },
  ],
  entry: {
    to: '/automation',
    title: { en: 'Automation', es: 'Automatización' },
    icon: Workflow,
    key: 'u',
    group: 'marketing',
    rights: ['campaigns'],
  },
  adds: {
    contactSections: [
      {
        id: 'automation-runs',
        at: 60,
        Section: lazy(async () => ({ default: (await import('./runs/contact-runs.tsx')).ContactRuns })),
      },
    ],
    noticeIcons: [
      { id: 'automation_notice', at: 65, icon: Workflow },
      { id: 'automation_cut', at: 66, icon: Workflow },
    ],
  },
}
