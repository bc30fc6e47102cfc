import { refusal } from '#contract/words.ts'

/** Refusals that any call may have. */
export const platformRefusals = {
  internal: refusal({ code: 'internal', en: 'Something went wrong.', es: 'Algo salió mal.' }),
  unavailable: refusal({
    code: 'unavailable',
    en: 'This isn’t available right now. Try again shortly.',
    es: 'Esto no está disponible en este momento. Inténtalo en unos minutos.',
  }),
  too_many_changes: refusal({
    code: 'unavailable',
    en: 'Too many changes at once. Try again in a moment.',
    es: 'Hay demasiados cambios a la vez. Inténtalo en un momento.',
  }),
  not_from_site: refusal({
    code: 'forbidden',
    en: 'Use the site’s own address.',
    es: 'Usa la dirección del sitio web.',
  }),
  role_not_enough: refusal({
    code: 'forbidden',
    en: 'Your role does not allow this.',
    es: 'Tu rol no te permite hacer esto.',
  }),
  login_needed: refusal({ code: 'unauthenticated', en: 'Please log in.', es: 'Inicia sesión.' }),
  page_outdated: refusal({
    code: 'csrf',
    en: 'This page is out of date. Reload it and try again.',
    es: 'Esta página ya no está al día. Recárgala e inténtalo de nuevo.',
  }),
  /** Another organization's and one that never was get this same answer. */
  not_found: refusal({
    code: 'not_found',
    en: 'Not found. It may have been removed.',
    es: 'No se encontró. Es posible que se haya eliminado.',
  }),
  list_changed: refusal({
    code: 'invalid',
    en: 'This page no longer exists. Start again from the first one.',
    es: 'Esta página ya no existe. Empieza por la primera.',
  }),
  body_too_large: refusal({
    code: 'too_large',
    en: ({ kilobytes }: { kilobytes: number }) => `Send at most ${kilobytes} kB.`,
    es: ({ kilobytes }) => `Envía ${kilobytes} kB como máximo.`,
  }),
  too_many_fields: refusal({
    code: 'too_large',
    en: ({ most }: { most: number }) => `A form has at most ${most} fields.`,
    es: ({ most }) => `Un formulario tiene ${most} campos como máximo.`,
  }),
}
