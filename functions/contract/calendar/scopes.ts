import type { Topics } from '#contract/scope.ts'

/** The calls that keys may make, by the function that answers them. */
export const calendarTopics = {
  appointments: {
    title: { en: 'Appointments', es: 'Citas' },
    calls: {
      list: { en: 'List appointments', es: 'Ver las citas' },
      create: { en: 'Book an appointment', es: 'Agendar una cita' },
      update: { en: 'Move or change an appointment', es: 'Mover o cambiar una cita' },
      status: { en: 'Set an appointment’s status', es: 'Cambiar el estado de una cita' },
      slots: { en: 'List available times', es: 'Ver los horarios libres' },
    },
  },
  reminders: {
    title: { en: 'Reminders', es: 'Recordatorios' },
    calls: {
      list: { en: 'List reminders', es: 'Ver los recordatorios' },
      create: { en: 'Add a reminder', es: 'Agregar un recordatorio' },
      update: { en: 'Change or move a reminder', es: 'Cambiar o mover un recordatorio' },
      done: { en: 'Mark a reminder done, or reopen it', es: 'Marcar un recordatorio como hecho o reabrirlo' },
      remove: { en: 'Delete a reminder', es: 'Eliminar un recordatorio' },
    },
  },
} as const satisfies Topics
