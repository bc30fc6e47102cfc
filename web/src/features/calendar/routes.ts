import {
  CalendarCheck,
  CalendarClock,
  CalendarDays,
  CalendarPlus,
  CalendarSync,
  CalendarX,
  MessageCircleWarning,
} from 'lucide-react'
import { lazy } from 'react'
import type { Feature } from '../../lib/feature.ts'
import { byOpen, lazyDialog } from '../../ui/lazy-dialog.tsx'

const BOOK = { en: 'Book appointment', es: 'Agendar cita' }

const book = {
  id: 'appointment',
  at: 15,
  icon: CalendarPlus,
  title: BOOK,
  right: 'edit',
  Dialog: lazyDialog(async () => (await import('./booking/book-for-contact.tsx')).BookForContact, byOpen),
} as const

export const calendar: Feature = {
  pages: [{ path: 'calendar', lazy: async () => ({ Component: (await import('./page.tsx')).CalendarPage }) }],
  entry: { to: '/calendar', title: { en: 'Calendar', es: 'Calendario' }, icon: CalendarDays, key: 'a' },
  adds: {
    conversationActions: [{ ...book, at: 25, key: 'b' }],
    callActions: [book],
    cardActions: [book],
    contactActions: [
      {
        id: 'appointment',
        at: 30,
        icon: CalendarPlus,
        title: BOOK,
        right: 'edit',
        shortTitle: { en: 'Book', es: 'Agendar' },
        useDeed:
          () =>
          ({ id }) =>
            `/calendar?${new URLSearchParams({ book: id })}`,
      },
    ],
    contactSections: [
      {
        id: 'appointments',
        at: 15,
        Section: lazy(async () => ({ default: (await import('./contact-appointments.tsx')).ContactAppointments })),
      },
    ],
    dashboardPanels: [
      {
        id: 'asked-appointments',
        at: 5,
        Panel: lazy(async () => ({ default: (await import('./asked-appointments.tsx')).AskedAppointments })),
      },
      {
        id: 'next-appointments',
        at: 7,
        Panel: lazy(async () => ({ default: (await import('./next-appointments.tsx')).NextAppointments })),
      },
    ],
    settingsSections: [
      {
        id: 'appointments',
        at: 45,
        group: 'answering',
        icon: CalendarDays,
        title: { en: 'Appointments', es: 'Citas' },
        Content: lazy(async () => ({
          default: (await import('./settings/appointments-section.tsx')).AppointmentsSection,
        })),
      },
    ],
    noticeIcons: [
      { id: 'appointment_booked', at: 50, icon: CalendarPlus },
      { id: 'appointment_moved', at: 51, icon: CalendarDays },
      { id: 'appointment_confirmed', at: 52, icon: CalendarCheck },
      { id: 'appointment_canceled', at: 53, icon: CalendarX },
      { id: 'appointment_text_failed', at: 54, icon: MessageCircleWarning },
      { id: 'appointment_outcome', at: 54, icon: CalendarClock },
      { id: 'appointment_unsettled', at: 54, icon: CalendarClock },
      { id: 'google_move_refused', at: 55, icon: CalendarX },
      { id: 'google_reconnect', at: 56, icon: CalendarSync },
    ],
    commands: [{ id: 'calendar-book', at: 60, title: BOOK, right: 'edit', group: 'create', to: '/calendar?book' }],
  },
}
