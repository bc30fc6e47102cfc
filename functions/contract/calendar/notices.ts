import type { NoticeSubject, Notices } from '#contract/notice.ts'
import { sentence } from '#contract/words.ts'

const said = (en: string, es: string) =>
  sentence({
    en: ({ name }: NoticeSubject) => en.replace('{name}', name),
    es: ({ name }) => es.replace('{name}', name),
  })

/** What an appointment's agent is told of what others do with it, and people of their reminders. */
export const calendarNotices = {
  appointment_booked: {
    label: { en: 'An appointment with me is booked', es: 'Agendan una cita conmigo' },
    ways: ['app', 'sound', 'browser'],
    text: said('{name} has an appointment with you', '{name} tiene una cita contigo'),
  },
  appointment_moved: {
    label: { en: 'My appointment is moved', es: 'Mueven una cita mía' },
    ways: ['app', 'sound', 'browser'],
    text: said('Your appointment with {name} was moved', 'Se movió tu cita con {name}'),
  },
  appointment_confirmed: {
    label: { en: 'A customer confirms an appointment', es: 'Un cliente confirma una cita' },
    ways: ['app'],
    text: said('{name} confirmed their appointment', '{name} confirmó su cita'),
  },
  appointment_canceled: {
    label: { en: 'My appointment is canceled', es: 'Cancelan una cita mía' },
    ways: ['app', 'sound', 'browser', 'email'],
    text: said('The appointment with {name} was canceled', 'Se canceló la cita con {name}'),
  },
  appointment_outcome: {
    label: { en: 'My appointment is over: how did it go?', es: 'Terminó una cita mía: ¿cómo fue?' },
    ways: ['app', 'browser'],
    page: '/calendar',
    leadsToPage: true,
    text: said('How did it go with {name}? Record the outcome', '¿Cómo te fue con {name}? Registra el resultado'),
  },
  appointment_unsettled: {
    label: { en: 'An appointment has no outcome', es: 'Una cita sigue sin resultado' },
    managersOnly: true,
    ways: ['app'],
    page: '/calendar',
    leadsToPage: true,
    text: said('The appointment with {name} has no outcome yet', 'La cita con {name} aún no tiene resultado'),
  },
  appointment_text_failed: {
    label: { en: 'A customer can’t be texted about an appointment', es: 'No se puede avisar a un cliente de su cita' },
    ways: ['app', 'browser'],
    text: said(
      '{name} couldn’t be texted about their appointment. Call or write to them.',
      'No se pudo avisar a {name} de su cita. Llámalo o escríbele.',
    ),
  },
  google_move_refused: {
    label: { en: 'A change in Google Calendar can’t be made', es: 'No se puede mover una cita desde Google Calendar' },
    ways: ['app', 'sound', 'browser', 'email'],
    text: said(
      'Your appointment with {name} stays where it was: the time you chose in Google Calendar can’t be booked',
      'Tu cita con {name} se queda a su hora: la que elegiste en Google Calendar no se puede agendar',
    ),
  },
  google_reconnect: {
    label: { en: 'My Google Calendar is disconnected', es: 'Se desconecta mi Google Calendar' },
    ways: ['app', 'sound', 'browser', 'email'],
    page: '/calendar?google',
    text: sentence({
      en: 'Google ended the connection to your calendar. Connect it again.',
      es: 'Google terminó la conexión con tu calendario. Conéctalo de nuevo.',
    }),
  },
  reminder_due: {
    label: { en: 'My reminder is due', es: 'Llega la hora de un recordatorio mío' },
    ways: ['app', 'sound', 'browser', 'email'],
    page: '/reminders',
    text: sentence({
      en: ({ name }: NoticeSubject) => (name ? `Reminder about ${name}` : 'A reminder is due'),
      es: ({ name }) => (name ? `Recordatorio sobre ${name}` : 'Tienes un recordatorio'),
    }),
  },
} as const satisfies Notices
