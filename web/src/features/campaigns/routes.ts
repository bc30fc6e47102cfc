import { Megaphone } from 'lucide-react'
import type { Feature } from '../../lib/feature.ts'

export const campaigns: Feature = {
  pages: [
    { path: 'campaigns', lazy: async () => ({ Component: (await import('./page.tsx')).CampaignsPage }) },
    { path: 'campaigns/:id', lazy: async () => ({ Component: (await import('./campaign-page.tsx')).CampaignPage }) },
  ],
  entry: {
    to: '/campaigns',
    title: { en: 'Campaigns', es: 'Campañas' },
    icon: Megaphone,
    key: 'p',
    group: 'marketing',
    rights: ['campaigns'],
  },
  adds: {
    noticeIcons: [{ id: 'campaign_stopped', at: 70, icon: Megaphone }],
    commands: [
      {
        id: 'campaign-new',
        at: 30,
        title: { en: 'Create campaign', es: 'Crear campaña' },
        group: 'create',
        right: 'campaigns',
        to: '/campaigns?new',
      },
    ],
  },
}
