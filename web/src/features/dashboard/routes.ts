import { LayoutDashboard } from 'lucide-react'
import type { Feature } from '../../lib/feature.ts'

export const dashboard: Feature = {
  pages: [{ path: 'dashboard', lazy: async () => ({ Component: (await import('./page.tsx')).DashboardPage }) }],
  entry: { to: '/dashboard', title: { en: 'Dashboard', es: 'Inicio' }, icon: LayoutDashboard, key: 'd' },
}
