import { Settings } from 'lucide-react'
import type { Feature } from '../../lib/feature.ts'

export const settings: Feature = {
  pages: [
    {
      path: 'settings/:section?',
      handle: { managersOnly: true },
      lazy: async () => ({ Component: (await import('./page.tsx')).SettingsPage }),
    },
    {
      path: 'account',
      lazy: async () => ({ Component: (await import('./security/own-account-page.tsx')).OwnAccountPage }),
    },
  ],
  entry: { to: '/settings', title: { en: 'Settings', es: 'Configuración' }, icon: Settings, managersOnly: true },
}
