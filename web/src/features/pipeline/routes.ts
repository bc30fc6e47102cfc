import { SquareKanban } from 'lucide-react'
import type { Feature } from '../../lib/feature.ts'

export const pipeline: Feature = {
  pages: [
    { path: 'sales-classification', lazy: async () => ({ Component: (await import('./page.tsx')).PipelinePage }) },
  ],
  entry: {
    to: '/sales-classification',
    title: { en: 'Sales Classification', es: 'Clasificación de ventas' },
    shortTitle: { en: 'Sales', es: 'Ventas' },
    icon: SquareKanban,
    key: 'b',
  },
}
