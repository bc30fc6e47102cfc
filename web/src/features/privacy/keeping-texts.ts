import { privacySettingLabels } from '#contract/privacy/settings.ts'
import type { Texts } from '../../lib/language/text-types.ts'

export const keepingTexts = {
  ...privacySettingLabels,
  hint: {
    en: 'Anything older is permanently deleted every night. No period can be shorter than the law allows.',
    es: 'Lo más antiguo se borra cada noche, para siempre. Ningún plazo puede ser menor que el que permite la ley.',
  },
  range: { en: 'Days, from {least} to {most}.', es: 'Días, de {least} a {most}.' },
  range_or_zero: {
    en: 'Days, from {least} to {most}; 0 for no limit.',
    es: 'Días, de {least} a {most}; 0 para no limitar.',
  },
  contacts_days_hint: {
    en: 'Since the last message or change, unless an appointment or reminder is coming up. Conversations and files go with them; STOPs and sealed sale files stay.',
    es: 'Desde el último mensaje o cambio, salvo que haya una cita o un recordatorio pendiente. Se van con sus conversaciones y archivos; quedan los STOP y los archivos sellados de ventas.',
  },
  recordings_days_hint: {
    en: 'Recordings, voicemails, and what was said in them. The calls stay in the history.',
    es: 'Grabaciones, mensajes del buzón de voz y lo que se dijo en ellos. Las llamadas siguen en el historial.',
  },
  assistant_days_hint: {
    en: 'What it was asked, looked up, and answered.',
    es: 'Qué se le preguntó, qué consultó y qué respondió.',
  },
  runs_days_hint: { en: 'Each run, once it has ended.', es: 'Cada ejecución, cuando ya terminó.' },
  notices_days_hint: { en: 'In everyone’s list.', es: 'En la lista de cada persona.' },
  sale_files_days_hint: {
    en: 'Counted from the sale; for files sealed from now on.',
    es: 'Contados desde la venta; para los archivos que se sellen desde ahora.',
  },
  saved: { en: 'Data retention saved', es: 'Plazos guardados' },
  load_failed: { en: 'Failed to load data retention', es: 'No se pudieron cargar los plazos' },
} as const satisfies Texts
