import type { Texts } from '../../lib/language/text-types.ts'

/** Texts of the page and its menu; each section has its own. */
export const settingsTexts = {
  title: { en: 'Manager Settings', es: 'Configuración del gerente' },
  system_admin: { en: 'System Admin', es: 'Administrador del sistema' },
  sections: { en: 'Settings sections', es: 'Secciones de configuración' },
  twilio: { en: 'Twilio Configuration', es: 'Configuración de Twilio' },
  ai: { en: 'AI & Agent Keys', es: 'IA y claves de agentes' },
  assignment: { en: 'Auto-Assignment', es: 'Asignación automática' },
  agents: { en: 'Agent Management', es: 'Gestión de agentes' },
  system: { en: 'System Config', es: 'Configuración del sistema' },
  security: { en: 'Security', es: 'Seguridad' },
  audit: { en: 'Audit Logs', es: 'Registro de auditoría' },
  save_failed: { en: 'Failed to save settings', es: 'No se pudo guardar la configuración' },
} as const satisfies Texts
/** A section's name in the URL and among the texts. */
export type SectionId = Exclude<keyof typeof settingsTexts, 'title' | 'system_admin' | 'sections' | 'save_failed'>
