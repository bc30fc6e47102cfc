import { UsersRound } from 'lucide-react'
import type { Feature } from '../../lib/feature.ts'

export const team: Feature = {
  pages: [{ path: 'team', lazy: async () => ({ Component: (await import('./page.tsx')).TeamPage }) }],
  entry: { to: '/team', title: { en: 'Team', es: 'Equipo' }, icon: UsersRound, key: 'e', group: 'manage' },
}
