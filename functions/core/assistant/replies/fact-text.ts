import type { Label, Language } from '#contract/language.ts'
import { besideAmount, USUAL_FEE_LINE } from '#contract/stock/price-rule.ts'
import { VEHICLE_FIELDS } from '#contract/stock/vehicle-fields.ts'
import type { FactField } from './fact-fields.ts'
import { factOf } from './fact-rules.ts'
import type { VehicleFacts } from './reply-types.ts'
import { BODIES, COLORS } from './slot-words.ts'

const numberIn = (language: Language, value: number, cents = 0) =>
  value.toLocaleString(language === 'es' ? 'es-MX' : 'en-US', {
    minimumFractionDigits: cents,
    maximumFractionDigits: cents,
  })

/** "$21,450", "18,400 miles". */
export const figureText = (field: 'price' | 'mileage', value: number, language: Language): string =>
  field === 'price'
    ? `$${numberIn(language, value, Number.isInteger(value) ? 0 : 2)}`
    : `${numberIn(language, value)} ${MILES[language][value === 1 ? 0 : 1]}`

const MILES = { en: ['mile', 'miles'], es: ['milla', 'millas'] } as const

const AVAILABILITY: Record<VehicleFacts['availability'], Label> = {
  available: { en: 'available', es: 'disponible' },
  inbound: { en: 'on its way to us', es: 'en camino a la agencia' },
  recon: { en: 'being prepared for sale', es: 'en preparación para la venta' },
  reserved: { en: 'reserved', es: 'apartado' },
  sold: { en: 'sold', es: 'vendido' },
}

/** What feeds write in English, word by word; what is not known stays as it is. */
const SPANISH = new Map<string, string>(
  Object.entries({
    ...Object.fromEntries(Object.values({ ...COLORS, ...BODIES }).map(({ en, es }) => [en.toLowerCase(), es])),
    ...{ automatic: 'automática', manual: 'manual', gasoline: 'gasolina', gas: 'gasolina', diesel: 'diésel' },
    ...{ hybrid: 'híbrido', electric: 'eléctrico', grey: 'gris', charcoal: 'gris oscuro', tan: 'beige' },
  }),
)
/** Known words of a feed as they stand within a sentence. */
function asWords(value: string, language: Language): string {
  const known = SPANISH.get(value.trim().toLowerCase())
  if (language === 'es') return known ?? value
  return known && /[a-z]/.test(value) ? value.trim().toLowerCase() : value
}

/** A vehicle's field as a customer reads it; empty where there is none. */
export function factText(vehicle: VehicleFacts, field: FactField, language: Language): string {
  const value = factOf(vehicle, field)
  if (value === undefined) return ''
  if (field === 'price' && typeof value === 'number')
    return besideAmount(
      figureText(field, value, language),
      {
        words: vehicle.feeWords ?? USUAL_FEE_LINE,
        is_total: vehicle.isTotalPrice === true,
      },
      language,
    )
  if (field === 'mileage' && typeof value === 'number') return figureText(field, value, language)
  if (field === 'availability') return AVAILABILITY[value as VehicleFacts['availability']][language]
  if (field === 'condition') {
    const labels: Record<string, Label> = VEHICLE_FIELDS[field].values
    return labels[value]?.[language].toLowerCase() ?? ''
  }
  return asWords(String(value), language)
}
