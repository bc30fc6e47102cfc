import type { Routes } from '#contract/route.ts'
import { appointments } from './appointments.ts'
import { appointmentPages, publicAppointments } from './customer-page.ts'
import { calendar } from './feeds.ts'
import { reminders } from './reminders.ts'

export const calendarRoutes = {
  appointments,
  calendar,
  reminders,
  'appointment-pages': appointmentPages,
  'public-appointments': publicAppointments,
} as const satisfies Routes
