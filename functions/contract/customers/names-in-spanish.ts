import type { DefaultLabel } from './labels.ts'
import type { DefaultStage } from './stages.ts'

/** The stages of every dealership in Spanish; in English they are called as the specification has it. */
export const STAGES_IN_SPANISH: Record<DefaultStage, string> = {
  new: 'Nuevo',
  contact_attempt: 'Intento de contacto',
  contacted: 'Contactado',
  appt_scheduled: 'Cita agendada',
  working_deal: 'En negociación',
  missed_appt: 'Cita perdida',
  visit_followup: 'Seguimiento de visita',
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
