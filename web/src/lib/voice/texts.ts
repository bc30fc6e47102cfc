import type { Texts } from '../language/text-types.ts'

export const voiceTexts = {
  initialize_failed: { en: 'Failed to initialize voice calling', es: 'No se pudieron activar las llamadas' },
  microphone_denied: {
    en: 'Microphone access denied. Please allow microphone access.',
    es: 'Se negó el acceso al micrófono. Permite el acceso al micrófono.',
  },
  no_microphone: {
    en: 'No microphone available. Check that one is connected and not in use by another app.',
    es: 'No hay micrófono disponible. Revisa que esté conectado y que otra app no lo esté usando.',
  },
  token_expired: { en: 'Token expired. Please reinitialize.', es: 'La sesión de llamadas venció. Actívala de nuevo.' },
  settings_rejected: {
    en: 'Twilio rejected the voice settings. A manager can check them under Settings.',
    es: 'Twilio rechazó la configuración de voz. Un gerente puede revisarla en Configuración.',
  },
  no_connection: {
    en: 'The connection to the phone service failed. Check your internet connection and try again.',
    es: 'Falló la conexión con el servicio de llamadas. Revisa tu conexión a internet e inténtalo de nuevo.',
  },
  no_sound: {
    en: 'The call’s audio couldn’t connect. Your network or firewall may be blocking it.',
    es: 'No se pudo conectar el audio de la llamada. Es posible que tu red o firewall lo bloquee.',
  },
  busy: { en: 'The line is busy.', es: 'La línea está ocupada.' },
  declined: { en: 'The call was declined.', es: 'Rechazaron la llamada.' },
  unreachable: {
    en: 'This number can’t be reached right now.',
    es: 'No se puede comunicar con este número en este momento.',
  },
  already_over: { en: 'This call has already ended.', es: 'Esta llamada ya terminó.' },
  too_many: {
    en: 'Too many calls at once. Wait a moment and try again.',
    es: 'Demasiadas llamadas a la vez. Espera un momento e inténtalo de nuevo.',
  },
  not_ready: {
    en: 'Device not ready. Please initialize first.',
    es: 'El servicio de llamadas no está listo. Actívalo primero.',
  },
  call_elsewhere: {
    en: 'You’re on a call in another tab. Hang up there first.',
    es: 'Estás en una llamada en otra pestaña. Cuelga ahí primero.',
  },
  device_error: { en: 'Device error occurred', es: 'Ocurrió un error con las llamadas' },
  call_error: { en: 'Call error occurred', es: 'Ocurrió un error en la llamada' },
  start_failed: { en: 'Failed to make call: {reason}', es: 'No se pudo hacer la llamada: {reason}' },
  unknown_error: { en: 'Unknown error', es: 'Error desconocido' },
  with_code: {
    en: '{words} (code {code}). If it keeps happening, reload the page.',
    es: '{words} (código {code}). Si sigue pasando, recarga la página.',
  },
} as const satisfies Texts
