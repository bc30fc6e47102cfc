import type { Language } from '#contract/language.ts'
import { VEHICLE_FIELDS } from '#contract/stock/vehicle-fields.ts'
import type { FactField } from './fact-fields.ts'
import { factOf } from './fact-rules.ts'
import type { VehicleFacts } from './reply-types.ts'

const numberIn = (language: Language, value: number, cents = 0) =>
  value.toLocaleString(language === 'es' ? 'es-MX' : 'en-US', {
    minimumFractionDigits: cents,
    maximumFractionDigits: cents,
  })

const PRICE = {
  total: { en: '(total price, government fees not included)', es: '(precio total, sin cargos del gobierno)' },
  plain: { en: 'plus tax and fees', es: 'más impuestos y cargos' },
}
const MILES = { en: ['mile', 'miles'], es: ['milla', 'millas'] } as const

/** A vehicle's field as a customer reads it; empty where there is none. */
export function factText(vehicle: VehicleFacts, field: FactField, language: Language): string {
  const value = factOf(vehicle, field)
  if (value === undefined) return ''
  if (field === 'price' && typeof value === 'number') {
    const amount = `$${numberIn(language, value, Number.isInteger(value) ? 0 : 2)}`
    return `${amount} ${PRICE[vehicle.isTotalPrice ? 'total' : 'plain'][language]}`
  }
  if (field === 'mileage' && typeof value === 'number')
    return `${numberIn(language, value)} ${MILES[language][value === 1 ? 0 : 1]}`
  if (field === 'condition' || field === 'availability') {
    const labels: Record<string, Record<Language, string>> = VEHICLE_FIELDS[field].values
    return labels[value]?.[language].toLowerCase() ?? ''
  }
  return String(value)
}
