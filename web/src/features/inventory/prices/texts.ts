import type { Texts } from '../../../lib/language/text-types.ts'

export const pricesTexts = {
  hint: {
    en: 'Applies wherever customers see a price: your vehicle pages, messages, automations, and the assistant.',
    es: 'Vale dondequiera que un cliente vea un precio: las páginas de tus vehículos, mensajes, automatizaciones y el asistente.',
  },
  load_failed: { en: 'The prices could not be loaded', es: 'No se pudieron cargar los precios' },
  total: { en: 'Total prices', es: 'Precios totales' },
  total_hint: {
    en: 'Sold and reserved vehicles, and prices like $1, are never shown with a price.',
    es: 'Los vehículos vendidos o apartados, y precios como $1, nunca se muestran con precio.',
  },
  prices_are_total: {
    en: 'The prices in our inventory include all fees but taxes and registration',
    es: 'Los precios de nuestro inventario incluyen todos los cargos excepto impuestos y registro',
  },
  said: { en: 'Stated by {name} on {date}', es: 'Lo declaró {name} el {date}' },
  not_said: {
    en: 'Your name and today’s date are kept with this statement.',
    es: 'Tu nombre y la fecha de hoy se guardan con esta declaración.',
  },
  total_price_only: { en: 'Only show total prices', es: 'Solo mostrar precios totales' },
  by_law: { en: 'California requires this.', es: 'California lo exige.' },
  total_price_only_hint: {
    en: 'Until the prices are total, customers see “Call for price.”',
    es: 'Mientras los precios no sean totales, los clientes ven “Consultar precio”.',
  },
  fees: { en: 'Fees', es: 'Cargos' },
  fees_hint: {
    en: 'Shown with every price that isn’t total. Leave it empty for the standard wording.',
    es: 'Aparece junto a cada precio que no es total. Déjalo vacío para usar el texto habitual.',
  },
  fee_line_en: { en: 'In English', es: 'En inglés' },
  fee_line_es: { en: 'In Spanish', es: 'En español' },
  saved: { en: 'Prices saved', es: 'Precios guardados' },
  save_failed: { en: 'Failed to save the prices', es: 'No se pudieron guardar los precios' },
} as const satisfies Texts
