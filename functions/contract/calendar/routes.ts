import type { Routes } from '#contract/route.ts'
import { appointments } from './appointments.ts'
import { appointmentPages, publicAppointments } from './customer-page.ts'
import { calendar } from './feeds.ts'
import { googleCalendar, googleWebhooks } from './google.ts'
import { reminders } from './reminders.ts'
import { publicTestDrives } from './test-drives.ts'

export const calendarRoutes = {
  appointments,
  calendar: { ...calendar, ...googleCalendar },
  reminders,
  'appointment-pages': appointmentPages,
  'public-appointments': publicAppointments,
  'public-test-drives': publicTestDrives,
  'google-webhooks': googleWebhooks,
} as const satisfies Routes
