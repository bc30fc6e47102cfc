import type { Counterpart } from '../../lib/language/text-types.ts'

/** The page and its menu; each section has texts of its own. */
const en = {
  title: 'Manager Settings',
  system_admin: 'System Admin',
  sections: 'Settings sections',
  twilio: 'Twilio Configuration',
  ai: 'AI & Agent Keys',
  assignment: 'Auto-Assignment',
  agents: 'Agent Management',
  system: 'System Config',
  security: 'Security',
  audit: 'Audit Logs',
  save_failed: 'Failed to save settings',
} as const

const es = {
  title: 'Configuración del gerente',
  system_admin: 'Administrador del sistema',
  sections: 'Secciones de configuración',
  twilio: 'Configuración de Twilio',
  ai: 'IA y claves de agentes',
  assignment: 'Asignación automática',
  agents: 'Gestión de agentes',
  system: 'Configuración del sistema',
  security: 'Seguridad',
  audit: 'Registro de auditoría',
  save_failed: 'No se pudo guardar la configuración',
} as const satisfies Counterpart<typeof en>

export const settingsTexts = { en, es }
/** A section's name in the address and among the texts. */
export type SectionId = Exclude<keyof typeof en, 'title' | 'system_admin' | 'sections' | 'save_failed'>
