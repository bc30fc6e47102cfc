import type { Label, Language } from '#contract/language.ts'

/** Headings of the page of what is known of somebody, in their order; what has none stands under `other`. */
export const KIND_WORDS: Record<string, Label> = {
  contact: { en: 'Profile', es: 'Perfil' },
  'long-text': { en: 'Further facts', es: 'Otros datos' },
  'field-values': { en: 'Fields of the dealership', es: 'Campos de la agencia' },
  source: { en: 'Where they came from', es: 'De dónde vino' },
  consent: { en: 'What they agreed to or took back', es: 'Qué aceptó o retiró' },
  message: { en: 'Messages and files', es: 'Mensajes y archivos' },
  scheduled: { en: 'Scheduled messages', es: 'Mensajes programados' },
  call: { en: 'Calls', es: 'Llamadas' },
  'call-transcript': { en: 'What was said in calls', es: 'Qué se dijo en las llamadas' },
  appointment: { en: 'Appointments', es: 'Citas' },
  reminder: { en: 'Reminders', es: 'Recordatorios' },
  deal: { en: 'Deal', es: 'Venta' },
  note: { en: 'Notes', es: 'Notas' },
  'assistant-turn': { en: 'What the assistant did', es: 'Qué hizo el asistente' },
  'history-entry': { en: 'Who did what', es: 'Quién hizo qué' },
}
export const OTHER: Label = { en: 'Other records', es: 'Otros registros' }

export const PAGE_TITLE: Record<Language, (name: string, day: string) => string> = {
  en: (name, day) => `What is known of ${name}, ${day}`,
  es: (name, day) => `Lo que se sabe de ${name}, ${day}`,
}
