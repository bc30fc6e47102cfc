import type { Language } from '#contract/language.ts'
import { besideAmount, USUAL_FEE_LINE } from '#contract/stock/price-rule.ts'
import { VEHICLE_FIELDS } from '#contract/stock/vehicle-fields.ts'
import type { FactField } from './fact-fields.ts'
import { factOf } from './fact-rules.ts'
import type { VehicleFacts } from './reply-types.ts'

const numberIn = (language: Language, value: number, cents = 0) =>
  value.toLocaleString(language === 'es' ? 'es-MX' : 'en-US', {
    minimumFractionDigits: cents,
    maximumFractionDigits: cents,
  })

const MILES = { en: ['mile', 'miles'], es: ['milla', 'millas'] } as const

/** A vehicle's field as a customer reads it; empty where there is none. */
export function factText(vehicle: VehicleFacts, field: FactField, language: Language): string {
  const value = factOf(vehicle, field)
  if (value === undefined) return ''
  if (field === 'price' && typeof value === 'number') {
    const amount = `$${numberIn(language, value, Number.isInteger(value) ? 0 : 2)}`
    return besideAmount(
      amount,
      {
        words: vehicle.feeWords ?? USUAL_FEE_LINE,
        is_total: vehicle.isTotalPrice === true,
      },
      language,
    )
  }
  if (field === 'mileage' && typeof value === 'number')
    return `${numberIn(language, value)} ${MILES[language][value === 1 ? 0 : 1]}`
  if (field === 'condition' || field === 'availability') {
    const labels: Record<string, Record<Language, string>> = VEHICLE_FIELDS[field].values
    return labels[value]?.[language].toLowerCase() ?? ''
  }
  return String(value)
}
