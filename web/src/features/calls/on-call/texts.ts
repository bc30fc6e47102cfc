import { useText } from '../../../lib/language/text.ts'
import type { Texts } from '../../../lib/language/text-types.ts'
import { callTexts } from '../texts.ts'

/** The texts of the ongoing call. */
const onCallTexts = {
  ...callTexts,
  incoming_call: { en: 'Incoming call', es: 'Llamada entrante' },
  incoming_from: { en: 'Incoming call from {name}', es: 'Llamada entrante de {name}' },
  accept: { en: 'Accept', es: 'Contestar' },
  reject: { en: 'Reject', es: 'Rechazar' },

  in_progress: { en: 'Call in Progress', es: 'Llamada en curso' },
  controls: { en: 'Call controls', es: 'Controles de la llamada' },
  phase_connecting: { en: 'Connecting...', es: 'Conectando...' },
  phase_ringing: { en: 'Ringing...', es: 'Sonando...' },
  phase_reconnecting: { en: 'Reconnecting...', es: 'Reconectando...' },
  on_hold: { en: 'On hold', es: 'En espera' },
  mute: { en: 'Mute', es: 'Silenciar' },
  unmute: { en: 'Unmute', es: 'Activar micrófono' },
  keypad: { en: 'Keypad', es: 'Teclado' },
  hold: { en: 'Hold', es: 'Poner en espera' },
  resume: { en: 'Resume', es: 'Retomar' },
  transfer: { en: 'Transfer', es: 'Transferir' },
  transferred: { en: 'Transferring to {name}', es: 'Transfiriendo a {name}' },
  transfer_failed: { en: 'Couldn’t transfer the call', es: 'No se pudo transferir la llamada' },
  no_colleagues: { en: 'No colleagues to transfer to', es: 'No hay colegas a quienes transferir' },
  colleagues_failed: { en: 'Couldn’t load your colleagues', es: 'No se pudo cargar a tus colegas' },
  away: { en: 'Unavailable', es: 'No disponible' },
  audio: { en: 'Microphone and speaker', es: 'Micrófono y bocina' },
  microphone: { en: 'Microphone', es: 'Micrófono' },
  speaker: { en: 'Speaker', es: 'Bocina' },
  default_device: { en: 'System default', es: 'El del sistema' },
  hang_up: { en: 'Hang Up', es: 'Colgar' },
  poor: { en: 'Poor connection', es: 'Mala conexión' },
  poor_hint: {
    en: 'Your network is slow or losing data. The customer may not hear everything.',
    es: 'Tu red está lenta o pierde datos. Es posible que el cliente no escuche todo.',
  },
  silent: { en: 'No sound from you', es: 'No se te escucha' },
  silent_hint: {
    en: 'Your microphone isn’t picking anything up. Check that the right one is selected and turned on.',
    es: 'Tu micrófono no capta sonido. Revisa que sea el correcto y que esté encendido.',
  },
} as const satisfies Texts

export const useOnCallText = () => useText(onCallTexts)
