import type { Texts } from '../../lib/language/text-types.ts'

/** Texts of the page and its menu; each section has its own. */
export const settingsTexts = {
  title: { en: 'Manager Settings', es: 'Configuración del gerente' },
  system_admin: { en: 'System Admin', es: 'Administrador del sistema' },
  sections: { en: 'Settings sections', es: 'Secciones de configuración' },
  search: { en: 'Search settings', es: 'Buscar en la configuración' },
  clear: { en: 'Clear search', es: 'Borrar búsqueda' },
  none_found: { en: 'No setting has that name.', es: 'Ninguna sección se llama así.' },
  save_failed: { en: 'Failed to save settings', es: 'No se pudo guardar la configuración' },
} as const satisfies Texts
