import {
  DollarSign,
  Forward,
  Hourglass,
  Inbox,
  MessageSquareHeart,
  MessageSquareWarning,
  Settings,
  ShieldAlert,
  Unplug,
  Webhook,
} from 'lucide-react'
import type { Feature } from '../../lib/feature.ts'
import { SECTIONS } from './sections.ts'

/** Each opens a section of the settings. */
const SETTINGS_RIGHTS = ['settings', 'team', 'audit'] as const

export const settings: Feature = {
  pages: [
    {
      path: 'settings/:section?',
      handle: { rights: SETTINGS_RIGHTS },
      lazy: async () => ({ Component: (await import('./page.tsx')).SettingsPage }),
    },
    {
      path: 'account',
      lazy: async () => ({ Component: (await import('./account/own-account-page.tsx')).OwnAccountPage }),
    },
  ],
  entry: {
    to: '/settings',
    title: { en: 'Settings', es: 'Configuración' },
    icon: Settings,
    key: 's',
    group: 'manage',
    hasOwnIcon: true,
    rights: SETTINGS_RIGHTS,
    counts: 'leads',
  },
  adds: {
    settingsSections: SECTIONS,
    noticeIcons: [
      { id: 'webhooks_rejected', at: 10, icon: Unplug },
      { id: 'registration_refused', at: 11, icon: MessageSquareWarning },
      { id: 'registration_approved', at: 12, icon: MessageSquareHeart },
      { id: 'ai_cost_reached', at: 20, icon: DollarSign },
      { id: 'audit_broken', at: 30, icon: ShieldAlert },
      { id: 'lead_passed_on', at: 50, icon: Forward },
      { id: 'lead_unanswered', at: 60, icon: Hourglass },
      { id: 'lead_unreadable', at: 70, icon: Inbox },
      { id: 'webhook_off', at: 40, icon: Webhook },
    ],
    commands: [
      { id: 'account', at: 90, title: { en: 'Your account', es: 'Tu cuenta' }, group: 'account', to: '/account' },
    ],
  },
}
