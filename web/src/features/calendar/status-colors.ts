import type { AppointmentStatus } from '#contract/calendar/appointment-kinds.ts'

export const STATUS_COLORS: Record<AppointmentStatus, string> = {
  scheduled: 'blue',
  confirmed: 'green',
  arrived: 'teal',
  done: 'gray',
  no_show: 'orange',
  canceled: 'red',
}
