import { useText } from '../../lib/language/text.ts'
import type { Texts } from '../../lib/language/text-types.ts'

/** The texts of calls in both languages. */
export const callTexts = {
  role_may_not: { en: 'Your role can’t make calls.', es: 'Tu rol no permite llamar.' },
  ready: { en: 'Ready to call', es: 'Listo para llamar' },
  start: { en: 'Start Call Service', es: 'Activar llamadas' },
  starting: { en: 'Starting...', es: 'Activando...' },
  start_hint: {
    en: 'Make and take calls in this browser. It asks for your microphone on the first call.',
    es: 'Llama y contesta desde este navegador. Con la primera llamada te pedimos el micrófono.',
  },
  elsewhere: { en: 'Another tab is already taking calls.', es: 'Otra pestaña ya recibe las llamadas.' },
  take_over: { en: 'Take calls here', es: 'Recibir llamadas aquí' },
  reconnecting: { en: 'Connection lost. Reconnecting...', es: 'Se perdió la conexión. Reconectando...' },
  phone_on: { en: 'Phone is on', es: 'Teléfono activado' },
  phone_off: { en: 'Phone is off', es: 'Teléfono apagado' },
  phone_starting: { en: 'Turning on...', es: 'Activando...' },
  phone_reconnecting: { en: 'Reconnecting...', es: 'Reconectando...' },
  phone_elsewhere: { en: 'On in another tab', es: 'Activo en otra pestaña' },
  phone_turn_on: { en: 'Take and make calls in this browser', es: 'Recibir y hacer llamadas en este navegador' },
  phone_turn_off: { en: 'Turn the phone off', es: 'Apagar el teléfono' },
  open_settings: { en: 'Open Twilio settings', es: 'Abrir la configuración de Twilio' },
  error: { en: 'Error:', es: 'Error:' },
  unknown_number: { en: 'Unknown Number', es: 'Número desconocido' },
  lists_failed: { en: 'Failed to load calls', es: 'No se pudieron cargar las llamadas' },

  inbound: { en: 'Inbound', es: 'Entrante' },
  outbound: { en: 'Outbound', es: 'Saliente' },
  missed_call: { en: 'Missed call', es: 'Llamada perdida' },
  voicemail_of: { en: 'Voicemail, {duration}', es: 'Mensaje de voz, {duration}' },
  voicemail_copying: { en: 'Saving the recording…', es: 'Guardando la grabación…' },
  voicemail_failed: { en: 'The recording couldn’t be saved.', es: 'No se pudo guardar la grabación.' },
  voicemail: { en: 'Voicemail', es: 'Mensaje de voz' },
  recording: { en: 'Recording', es: 'Grabación' },
  transcript: { en: 'Transcript', es: 'Transcripción' },
  status_initiated: { en: 'Initiated', es: 'Iniciada' },
  status_ringing: { en: 'Ringing', es: 'Sonando' },
  'status_in-progress': { en: 'In progress', es: 'En curso' },
  status_completed: { en: 'Completed', es: 'Completada' },
  status_busy: { en: 'Busy', es: 'Ocupado' },
  status_failed: { en: 'Failed', es: 'Fallida' },
  'status_no-answer': { en: 'No answer', es: 'Sin respuesta' },
  status_canceled: { en: 'Canceled', es: 'Cancelada' },
  status: { en: 'Status', es: 'Estado' },
  direction: { en: 'Direction', es: 'Dirección' },
  from: { en: 'From', es: 'De' },
  to: { en: 'To', es: 'Para' },
  contact: { en: 'Contact', es: 'Contacto' },
  call_again: { en: 'Call again', es: 'Volver a llamar' },
  call_back: { en: 'Call back', es: 'Devolver la llamada' },

  call_contact: { en: 'Call Contact', es: 'Llamar al contacto' },
  no_number: { en: 'No phone number available', es: 'No hay número de teléfono disponible' },
  calls_with: { en: 'Calls with {name}', es: 'Llamadas con {name}' },
  no_calls: { en: 'No calls yet', es: 'Aún no hay llamadas' },
  no_calls_with_hint: {
    en: 'Your calls with {name} will appear here.',
    es: 'Aquí aparecerán tus llamadas con {name}.',
  },
  taken_by: { en: 'By {name}', es: 'Por {name}' },
  show_more: { en: 'Show more', es: 'Ver más' },
} as const satisfies Texts

/** Returns the texts of calls. */
export const useCallText = () => useText(callTexts)
