import type { Label } from '#contract/language.ts'

/** By what a contact came to the dealership. */
export const SOURCES = {
  ad: { en: 'Ad', es: 'Anuncio' },
  post: { en: 'Post', es: 'Publicación' },
  vehicle_page: { en: 'Vehicle page', es: 'Página del vehículo' },
  dealer_page: { en: 'Dealer page', es: 'Página de la agencia' },
  form: { en: 'Website form', es: 'Formulario web' },
  adf: { en: 'Lead source', es: 'Fuente de clientes' },
  site_chat: { en: 'Webchat', es: 'Chat del sitio' },
  campaign: { en: 'Campaign', es: 'Campaña' },
  missed_call: { en: 'Missed call', es: 'Llamada perdida' },
  call: { en: 'Phone call', es: 'Llamada' },
  message: { en: 'Message', es: 'Mensaje' },
  import: { en: 'Imported file', es: 'Archivo importado' },
  by_hand: { en: 'Added by hand', es: 'Agregado a mano' },
  api: { en: 'API', es: 'API' },
} as const satisfies Record<string, Label>

export type SourceKind = keyof typeof SOURCES
export const SOURCE_KINDS = Object.keys(SOURCES) as SourceKind[]

/** A longer detail is cut. */
export const SOURCE_DETAIL_CHARACTERS = 120
