import type { Counterpart } from '../language/catalogue.ts'

const en = {
  initialize_failed: 'Failed to initialize voice calling',
  microphone_denied: 'Microphone access denied. Please allow microphone access.',
  no_microphone: 'No microphone available. Check that one is connected and not in use by another app.',
  token_expired: 'Token expired. Please reinitialize.',
  not_ready: 'Device not ready. Please initialize first.',
  device_error: 'Device error occurred',
  call_error: 'Call error occurred',
  start_failed: 'Failed to make call: {reason}',
  unknown_error: 'Unknown error',
} as const

const es = {
  initialize_failed: 'No se pudieron activar las llamadas',
  microphone_denied: 'Se negó el acceso al micrófono. Permite el acceso al micrófono.',
  no_microphone: 'No hay micrófono disponible. Revisa que esté conectado y que otra app no lo esté usando.',
  token_expired: 'La sesión de llamadas venció. Actívala de nuevo.',
  not_ready: 'El servicio de llamadas no está listo. Actívalo primero.',
  device_error: 'Ocurrió un error con las llamadas',
  call_error: 'Ocurrió un error en la llamada',
  start_failed: 'No se pudo hacer la llamada: {reason}',
  unknown_error: 'Error desconocido',
} as const satisfies Counterpart<typeof en>

export const voiceTexts = { en, es }
