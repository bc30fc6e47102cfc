import type { Texts } from '../../lib/language/text-types.ts'

/** Texts of the page and its menu; each section has its own. */
export const settingsTexts = {
  title: { en: 'Manager Settings', es: 'Configuración del gerente' },
  system_admin: { en: 'System Admin', es: 'Administrador del sistema' },
  sections: { en: 'Settings sections', es: 'Secciones de configuración' },
  save_failed: { en: 'Failed to save settings', es: 'No se pudo guardar la configuración' },
} as const satisfies Texts
