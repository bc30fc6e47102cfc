import type { Counterpart } from '../lib/language/text-types.ts'

const en = {
  not_found: 'Page not found',
  not_found_hint: 'The page you are looking for does not exist, or it has moved.',
  go_home: 'Go to the start page',
  go_to_dashboard: 'Go to the dashboard',
  page_failed: "This page couldn't be loaded",
  page_failed_hint: 'Something went wrong. Reload the page. If it keeps happening, tell us what you were doing.',
  reload: 'Reload',
} as const

const es = {
  not_found: 'Página no encontrada',
  not_found_hint: 'La página que buscas no existe o cambió de lugar.',
  go_home: 'Ir a la página principal',
  go_to_dashboard: 'Ir al inicio',
  page_failed: 'No se pudo cargar la página',
  page_failed_hint: 'Algo salió mal. Recarga la página. Si sigue pasando, cuéntanos qué estabas haciendo.',
  reload: 'Recargar',
} as const satisfies Counterpart<typeof en>

/** What stands where a page cannot; loaded before any layout. */
export const failureTexts = { en, es }
