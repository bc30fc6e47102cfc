import type { Language } from '#contract/language.ts'
import type { DefaultLabel } from './labels.ts'
import { DEFAULT_STAGES, type DefaultStage, type Stage } from './stages.ts'

/** The stages of every dealership in Spanish; in English they are called as the specification has it. */
export const STAGES_IN_SPANISH: Record<DefaultStage, string> = {
  new: 'Nuevo',
  contact_attempt: 'Intento de contacto',
  contacted: 'Contactado',
  appt_scheduled: 'Cita agendada',
  working_deal: 'En negociación',
  missed_appt: 'Cita perdida',
  visit_followup: 'Tras la visita',
  sold: 'Vendido',
  lost: 'Perdido',
}

/** The same of the labels. */
export const LABELS_IN_SPANISH: Record<DefaultLabel, string> = {
  Urgent: 'Urgente',
  Important: 'Importante',
  'New Client': 'Cliente nuevo',
  'Follow-up': 'Seguimiento',
  Sale: 'Venta',
  Support: 'Soporte',
  Quote: 'Cotización',
}

/** A stage's name in a language; a renamed stage has one name in all. */
export function stageNameIn(language: Language, { id, name }: Pick<Stage, 'id' | 'name'>): string {
  const known = DEFAULT_STAGES.find((stage) => stage.id === id && stage.name === name)
  return known && language === 'es' ? STAGES_IN_SPANISH[known.id] : name
}

const LABELS = new Map<string, string>(Object.entries(LABELS_IN_SPANISH))

/** The same of a label. */
export const labelNameIn = (language: Language, name: string): string => (language === 'es' && LABELS.get(name)) || name
