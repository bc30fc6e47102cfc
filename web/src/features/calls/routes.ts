import { History, Phone } from 'lucide-react'
import type { Feature } from '../../lib/feature.ts'

export const calls: Feature = {
  pages: [{ path: 'calls', lazy: async () => ({ Component: (await import('./center/page.tsx')).CallsPage }) }],
  entry: { to: '/calls', title: { en: 'Calls', es: 'Llamadas' }, icon: Phone, isBehindMore: true },
}

export const callHistory: Feature = {
  pages: [
    {
      path: 'calls-history',
      lazy: async () => ({ Component: (await import('./history/page.tsx')).CallHistoryPage }),
    },
  ],
  entry: {
    to: '/calls-history',
    title: { en: 'Calls history', es: 'Historial de llamadas' },
    icon: History,
    isBehindMore: true,
  },
}
