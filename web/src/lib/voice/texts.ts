import type { Counterpart } from '../language/text-types.ts'

const en = {
  initialize_failed: 'Failed to initialize voice calling',
  microphone_denied: 'Microphone access denied. Please allow microphone access.',
  no_microphone: 'No microphone available. Check that one is connected and not in use by another app.',
  token_expired: 'Token expired. Please reinitialize.',
  settings_rejected: 'Twilio rejected the voice settings. A manager can check them under Settings.',
  no_connection: 'The connection to the phone service failed. Check your internet connection and try again.',
  no_sound: 'The call’s audio couldn’t connect. Your network or firewall may be blocking it.',
  busy: 'The line is busy.',
  declined: 'The call was declined.',
  unreachable: 'This number can’t be reached right now.',
  already_over: 'This call has already ended.',
  too_many: 'Too many calls at once. Wait a moment and try again.',
  not_ready: 'Device not ready. Please initialize first.',
  call_elsewhere: 'You’re on a call in another tab. Hang up there first.',
  device_error: 'Device error occurred',
  call_error: 'Call error occurred',
  start_failed: 'Failed to make call: {reason}',
  unknown_error: 'Unknown error',
  with_code: '{words} (code {code}). If it keeps happening, reload the page.',
} as const

const es = {
  initialize_failed: 'No se pudieron activar las llamadas',
  microphone_denied: 'Se negó el acceso al micrófono. Permite el acceso al micrófono.',
  no_microphone: 'No hay micrófono disponible. Revisa que esté conectado y que otra app no lo esté usando.',
  token_expired: 'La sesión de llamadas venció. Actívala de nuevo.',
  settings_rejected: 'Twilio rechazó los ajustes de voz. Un gerente puede revisarlos en Configuración.',
  no_connection: 'Falló la conexión con el servicio de llamadas. Revisa tu conexión a internet e inténtalo de nuevo.',
  no_sound: 'No se pudo conectar el audio de la llamada. Es posible que tu red o firewall lo bloquee.',
  busy: 'La línea está ocupada.',
  declined: 'Rechazaron la llamada.',
  unreachable: 'No se puede comunicar con este número en este momento.',
  already_over: 'Esta llamada ya terminó.',
  too_many: 'Demasiadas llamadas a la vez. Espera un momento e inténtalo de nuevo.',
  not_ready: 'El servicio de llamadas no está listo. Actívalo primero.',
  call_elsewhere: 'Estás en una llamada en otra pestaña. Cuelga ahí primero.',
  device_error: 'Ocurrió un error con las llamadas',
  call_error: 'Ocurrió un error en la llamada',
  start_failed: 'No se pudo hacer la llamada: {reason}',
  unknown_error: 'Error desconocido',
  with_code: '{words} (código {code}). Si sigue pasando, recarga la página.',
} as const satisfies Counterpart<typeof en>

export const voiceTexts = { en, es }
