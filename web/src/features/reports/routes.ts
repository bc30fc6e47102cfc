import { ChartColumn } from 'lucide-react'
import type { Feature } from '../../lib/feature.ts'

export const reports: Feature = {
  pages: [{ path: 'reports/:name?', lazy: async () => ({ Component: (await import('./page.tsx')).ReportsPage }) }],
  entry: {
    to: '/reports',
    title: { en: 'Reports', es: 'Reportes' },
    icon: ChartColumn,
    key: 'r',
    group: 'manage',
    hasOwnIcon: true,
  },
}
