import type { Texts } from '../lib/language/text-types.ts'

/** Texts of pages that failed; loaded before any layout. */
export const failureTexts = {
  not_found: { en: 'Page not found', es: 'Página no encontrada' },
  not_found_hint: {
    en: 'The page you are looking for does not exist, or it has moved.',
    es: 'La página que buscas no existe o cambió de lugar.',
  },
  go_home: { en: 'Go to the start page', es: 'Ir a la página principal' },
  go_to_dashboard: { en: 'Go to the dashboard', es: 'Ir al inicio' },
  go_to_settings: { en: 'Go to Settings', es: 'Ir a Configuración' },
  page_failed: { en: 'This page couldn’t be loaded', es: 'No se pudo cargar la página' },
  page_failed_hint: {
    en: 'Something went wrong. Reload the page. If it keeps happening, tell us what you were doing.',
    es: 'Algo salió mal. Recarga la página. Si sigue pasando, cuéntanos qué estabas haciendo.',
  },
  reload: { en: 'Reload', es: 'Recargar' },
} as const satisfies Texts
