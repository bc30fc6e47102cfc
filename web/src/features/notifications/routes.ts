import type { Feature } from '../../lib/feature.ts'

export const notifications: Feature = {
  pages: [
    {
      path: 'notifications',
      lazy: async () => ({ Component: (await import('./page.tsx')).NotificationsPage }),
    },
  ],
}
