import { Building2 } from 'lucide-react'
import type { Feature } from '../../lib/feature.ts'

export const admin: Feature = {
  pages: [
    {
      path: 'admin',
      handle: { adminsOnly: true },
      lazy: async () => ({ Component: (await import('./page.tsx')).AdminPage }),
    },
  ],
  entry: {
    to: '/admin',
    title: { en: 'Dealerships', es: 'Agencias' },
    icon: Building2,
    group: 'manage',
    adminsOnly: true,
  },
}
