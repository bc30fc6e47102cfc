import type { Texts } from '../../../lib/language/text-types.ts'

export const appointmentSettingTexts = {
  hint: {
    en: 'How long appointments take, how far ahead they can be booked, and the texts customers get.',
    es: 'Cuánto duran las citas, con cuánta anticipación se agendan y qué mensajes reciben los clientes.',
  },
  load_failed: { en: 'Couldn’t load the appointment settings', es: 'No se pudo cargar la configuración de citas' },
  saved: { en: 'Appointment settings saved', es: 'Se guardó la configuración de citas' },
  save_failed: { en: 'Not saved', es: 'No se guardó' },
  kinds: { en: 'Appointment types', es: 'Tipos de cita' },
  minutes: { en: 'Length (min)', es: 'Duración (min)' },
  buffer_minutes: { en: 'Buffer after (min)', es: 'Pausa después (min)' },
  notice_hours: { en: 'Minimum notice (h)', es: 'Anticipación mínima (h)' },
  days_ahead: { en: 'Book up to (days)', es: 'Hasta (días antes)' },
  who: { en: 'Assigned to', es: 'Quién la atiende' },
  everybody: { en: 'Everyone', es: 'Todos' },
  some: { en: '{count} people', es: '{count} personas' },
  pipeline: { en: 'Sales Classification', es: 'Clasificación de ventas' },
  move_stages: { en: 'Appointments move the customer’s stage', es: 'Las citas mueven la etapa del cliente' },
  move_stages_hint: {
    en: 'Booked: Appt. Scheduled. No-show: Missed Appt. Done: Visit Followup. Canceled: Contacted. Sold and lost customers stay where they are.',
    es: 'Agendada: Cita agendada. No asistió: Cita perdida. Realizada: Seguimiento. Cancelada: Contactado. Los clientes vendidos y perdidos se quedan donde están.',
  },
  pages: { en: 'Vehicle pages', es: 'Páginas de vehículos' },
  online: { en: 'Visitors can book a test drive', es: 'Los visitantes pueden agendar una prueba de manejo' },
  online_hint: {
    en: 'They pick an available time and verify their number with a code we text from yours.',
    es: 'Eligen un horario libre y confirman su número con un código que enviamos desde el tuyo.',
  },
  texts: { en: 'Messages to the customer', es: 'Mensajes al cliente' },
  texts_hint: {
    en: 'Leave a message empty to use ours. These are filled in: {words}',
    es: 'Deja un mensaje vacío para usar el nuestro. Se completan: {words}',
  },
  confirmation: { en: 'When it’s booked or moved', es: 'Cuando se agenda o se mueve' },
  day_before: { en: 'The day before', es: 'Un día antes' },
  hours_before: { en: 'Two hours before', es: 'Dos horas antes' },
  template: { en: 'WhatsApp template outside the reply window', es: 'Plantilla de WhatsApp fuera de la ventana' },
  no_template: { en: 'None: send an SMS instead', es: 'Ninguna: se envía por SMS' },
  words: { en: 'Text', es: 'Texto' },
} as const satisfies Texts
