import { AlarmClock, AlarmClockCheck } from 'lucide-react'
import { lazy } from 'react'
import type { Feature } from '../../lib/feature.ts'
import { byOpen, lazyDialog } from '../../ui/lazy-dialog.tsx'

const title = { en: 'Reminders', es: 'Recordatorios' }

const remind = {
  id: 'remind',
  at: 15,
  icon: AlarmClock,
  right: 'edit',
  title: { en: 'Remind me', es: 'Recordarme' },
  Dialog: lazyDialog(async () => (await import('./reminder-dialog.tsx')).ReminderDialog, byOpen),
} as const

export const reminders: Feature = {
  pages: [{ path: 'reminders', lazy: async () => ({ Component: (await import('./page.tsx')).RemindersPage }) }],
  entry: { to: '/reminders', title, icon: AlarmClockCheck, key: 'm', tabOf: '/calendar' },
  adds: {
    conversationActions: [{ ...remind, key: 'm' }],
    callActions: [remind],
    cardActions: [remind],
    contactSections: [
      {
        id: 'reminders',
        at: 25,
        Section: lazy(async () => ({ default: (await import('./contact-reminders.tsx')).ContactReminders })),
      },
    ],
    dashboardPanels: [
      {
        id: 'reminders',
        at: 10,
        Panel: lazy(async () => ({ default: (await import('./today-panel.tsx')).TodayPanel })),
      },
    ],
    noticeIcons: [{ id: 'reminder_due', at: 20, icon: AlarmClock }],
  },
}
