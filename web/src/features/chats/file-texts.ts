import type { Texts } from '../../lib/language/text-types.ts'

/** The texts of files and voice notes. */
export const fileTexts = {
  attach: { en: 'Attach files', es: 'Adjuntar archivos' },
  take_photo: { en: 'Take a photo', es: 'Tomar una foto' },
  drop_here: { en: 'Drop files to attach them', es: 'Suelta los archivos para adjuntarlos' },
  not_attached: { en: 'The file was not attached', es: 'No se adjuntó el archivo' },
  files_to_send: { en: 'Files to send', es: 'Archivos por enviar' },
  uploading: { en: 'Uploading {name}', es: 'Subiendo {name}' },
  upload_failed: { en: 'The upload failed. Try again.', es: 'No se pudo subir. Inténtalo de nuevo.' },
  upload_offline: {
    en: 'No connection. The upload resumes when you’re back online.',
    es: 'Sin conexión. Se seguirá subiendo cuando vuelva.',
  },
  try_again: { en: 'Try again', es: 'Intentar de nuevo' },
  remove: { en: 'Remove {name}', es: 'Quitar {name}' },
  goes_as_link: {
    en: 'Sent as a link: {channel} can’t send this file to this number.',
    es: 'Se envía como enlace: {channel} no puede enviar este archivo a este número.',
  },
  text_apart: {
    en: 'Your text goes as a separate message: {channel} can’t show it with these files.',
    es: 'Tu texto se envía como mensaje aparte: {channel} no muestra texto junto a estos archivos.',
  },

  heic_not_shown: {
    en: 'iPhone photo (HEIC). This browser can’t show it: open it to download, or use Safari.',
    es: 'Foto de iPhone (HEIC). Este navegador no puede mostrarla: ábrela para descargarla o usa Safari.',
  },
  sent_as_link: { en: 'Sent as a link', es: 'Enviado como enlace' },
  copying: { en: 'Copying…', es: 'Copiando…' },
  copy_failed: { en: 'This file couldn’t be copied.', es: 'No se pudo copiar este archivo.' },
  file_too_large: {
    en: 'This file is over 25 MB and isn’t kept. Ask the customer for a smaller one or a link.',
    es: 'Este archivo pesa más de 25 MB y no se guarda. Pídele al cliente uno más pequeño o un enlace.',
  },
  file_foreign: {
    en: 'This file isn’t kept because it didn’t come from Twilio.',
    es: 'Este archivo no se guarda porque no llegó de Twilio.',
  },
  open_image: { en: 'Open picture', es: 'Abrir foto' },
  image: { en: 'Picture', es: 'Foto' },
  video: { en: 'Video', es: 'Video' },
  audio: { en: 'Audio', es: 'Audio' },
  document: { en: 'Document', es: 'Documento' },
  download: { en: 'Download', es: 'Descargar' },
  not_playable: { en: 'This browser can’t play it.', es: 'Este navegador no puede reproducirlo.' },
  close: { en: 'Close', es: 'Cerrar' },
  previous: { en: 'Previous picture', es: 'Imagen anterior' },
  next: { en: 'Next picture', es: 'Imagen siguiente' },
  speed: { en: 'Playback speed: {speed}×', es: 'Velocidad: {speed}×' },

  record: { en: 'Record a voice note', es: 'Grabar una nota de voz' },
  recording: { en: 'Recording a voice note', es: 'Grabando una nota de voz' },
  recording_time: { en: '{time} of {most}', es: '{time} de {most}' },
  pause: { en: 'Pause', es: 'Pausar' },
  resume: { en: 'Resume', es: 'Continuar' },
  stop: { en: 'Finish recording', es: 'Terminar la grabación' },
  discard_voice: { en: 'Discard voice note', es: 'Descartar la nota de voz' },
  send_voice: { en: 'Send voice note', es: 'Enviar la nota de voz' },
  voice_preview: { en: 'Your voice note', es: 'Tu nota de voz' },
  voice_paused: { en: 'Paused', es: 'En pausa' },
  voice_preparing: { en: 'Preparing the voice note…', es: 'Preparando la nota de voz…' },
  voice_failed: { en: 'Error sending audio', es: 'Error al enviar audio' },
  microphone_refused: {
    en: 'The microphone could not be accessed. Please check its permissions.',
    es: 'No se pudo acceder al micrófono. Por favor verifica los permisos.',
  },
} as const satisfies Texts
