import { Bell } from 'lucide-react'
import { lazy } from 'react'
import type { Feature } from '../../lib/feature.ts'

const title = { en: 'Notifications', es: 'Notificaciones' }

export const notifications: Feature = {
  pages: [
    {
      path: 'notifications',
      lazy: async () => ({ Component: (await import('./page.tsx')).NotificationsPage }),
    },
    // Also for who has no settings but their own.
    {
      path: 'notifications/settings',
      lazy: async () => ({ Component: (await import('./settings/page.tsx')).NotificationSettingsPage }),
    },
  ],
  adds: {
    settingsSections: [
      {
        id: 'notifications',
        at: 70,
        group: 'account',
        icon: Bell,
        title,
        Content: lazy(async () => ({
          default: (await import('./settings/notifications-section.tsx')).NotificationsSection,
        })),
      },
    ],
    commands: [{ id: 'notifications', at: 80, title, to: '/notifications' }],
  },
}
