import { useText } from '../../../lib/language/text.ts'
import type { Texts } from '../../../lib/language/text-types.ts'

const copyTexts = {
  copy_title: { en: 'Print or save conversation', es: 'Imprimir o guardar la conversación' },
  copy_failed: { en: 'Couldn’t load the conversation', es: 'No se pudo cargar la conversación' },
  copy_empty: { en: 'There are no messages yet', es: 'Todavía no hay mensajes' },
  copy_count: {
    en: { one: '{count} message from all channels', other: '{count} messages from all channels' },
    es: { one: '{count} mensaje de todos los canales', other: '{count} mensajes de todos los canales' },
  },
  copy_cut: { en: 'Only the newest 5,000 of each channel', es: 'Solo los 5,000 más recientes de cada canal' },
  print: { en: 'Print', es: 'Imprimir' },
  download: { en: 'Download as text', es: 'Descargar como texto' },
  dealership: { en: 'Dealership', es: 'Agencia' },
  assistant: { en: 'Assistant', es: 'Asistente' },
  missed_call: { en: 'Missed call', es: 'Llamada perdida' },
} as const satisfies Texts

export const useCopyText = () => useText(copyTexts)
