import type { Texts } from '../../../lib/language/text-types.ts'

/** The texts of the vehicle that a contact asked about. */
export const askedTexts = {
  asked: { en: 'Interested in', es: 'Interés en' },
  no_picture: { en: 'No picture', es: 'Sin foto' },
  call_for_price: { en: 'Call for price', es: 'Consultar precio' },
  stock: { en: 'Stock {number}', es: 'Stock {number}' },
  reserved: { en: 'Reserved', es: 'Apartado' },
  sold: { en: 'Sold', es: 'Vendido' },
  gone: { en: 'Unavailable', es: 'No disponible' },
  not_public: { en: 'Not public yet', es: 'Aún no es público' },
} as const satisfies Texts
