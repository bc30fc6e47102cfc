import type { Label } from '#contract/language.ts'

/** Kinds of appointments, each with its name and its length in minutes until a manager sets another. */
export const KIND_FACTS = {
  test_drive: { label: { en: 'Test drive', es: 'Prueba de manejo' }, minutes: 45 },
  visit: { label: { en: 'Sales visit', es: 'Visita de ventas' }, minutes: 60 },
  delivery: { label: { en: 'Delivery', es: 'Entrega' }, minutes: 90 },
  service: { label: { en: 'Service', es: 'Servicio' }, minutes: 60 },
  phone_call: { label: { en: 'Phone call', es: 'Llamada' }, minutes: 15 },
} as const satisfies Record<string, { label: Label; minutes: number }>
export type AppointmentKind = keyof typeof KIND_FACTS
export const APPOINTMENT_KINDS = Object.keys(KIND_FACTS) as [AppointmentKind, ...AppointmentKind[]]

/** `frees`: its time may be taken by another appointment. `isOver`: nothing more is expected of it. */
export const STATUS_FACTS = {
  scheduled: { label: { en: 'Scheduled', es: 'Agendada' } },
  confirmed: { label: { en: 'Confirmed', es: 'Confirmada' } },
  arrived: { label: { en: 'Arrived', es: 'Llegó' } },
  done: { label: { en: 'Done', es: 'Realizada' }, isOver: true },
  no_show: { label: { en: 'No-show', es: 'No asistió' }, isOver: true },
  canceled: { label: { en: 'Canceled', es: 'Cancelada' }, isOver: true, frees: true },
} as const satisfies Record<string, { label: Label; isOver?: true; frees?: true }>
export type AppointmentStatus = keyof typeof STATUS_FACTS
export const APPOINTMENT_STATUSES = Object.keys(STATUS_FACTS) as [AppointmentStatus, ...AppointmentStatus[]]

/** True while an appointment is still to come about, or going on. */
export const isOpen = (status: AppointmentStatus) => !('isOver' in STATUS_FACTS[status])
/** True if an appointment occupies its time. */
export const takesTime = (status: AppointmentStatus) => !('frees' in STATUS_FACTS[status])

/** Who booked an appointment. */
export const APPOINTMENT_SOURCES = ['person', 'key', 'customer', 'assistant'] as const
