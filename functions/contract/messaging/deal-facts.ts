import type { Label } from '#contract/language.ts'

export const PAYMENTS = {
  cash: { en: 'Cash', es: 'Contado' },
  finance: { en: 'Finance', es: 'Financiamiento' },
  lease: { en: 'Lease', es: 'Arrendamiento' },
} as const satisfies Record<string, Label>
export type Payment = keyof typeof PAYMENTS
export const PAYMENT_NAMES = Object.keys(PAYMENTS) as [Payment, ...Payment[]]

/** Of what they trade in. */
export const CONDITIONS = {
  excellent: { en: 'Excellent', es: 'Excelente' },
  good: { en: 'Good', es: 'Buena' },
  fair: { en: 'Fair', es: 'Regular' },
  poor: { en: 'Poor', es: 'Mala' },
} as const satisfies Record<string, Label>
export type Condition = keyof typeof CONDITIONS
export const CONDITION_NAMES = Object.keys(CONDITIONS) as [Condition, ...Condition[]]

/** The reason why a deal was lost. */
export const LOST_REASONS = {
  price: { en: 'Price', es: 'Precio' },
  vehicle: { en: 'No suitable vehicle', es: 'No había un vehículo adecuado' },
  elsewhere: { en: 'Bought elsewhere', es: 'Compró en otro lugar' },
  credit: { en: 'Credit not approved', es: 'Crédito no aprobado' },
  trade_in: { en: 'Trade-in value', es: 'Valor del auto a cuenta' },
  time: { en: 'Not buying now', es: 'No compra por ahora' },
  silent: { en: 'Stopped responding', es: 'Ya no responde' },
  other: { en: 'Other', es: 'Otro' },
} as const satisfies Record<string, Label>
export type LostReason = keyof typeof LOST_REASONS
export const LOST_REASON_NAMES = Object.keys(LOST_REASONS) as [LostReason, ...LostReason[]]

/** By what a vehicle came to be of interest. */
export const INTEREST_WAYS = {
  message: { en: 'asked about', es: 'preguntó' },
  person: { en: 'added by {name}', es: 'lo agregó {name}' },
} as const satisfies Record<string, Label>
export type InterestWay = keyof typeof INTEREST_WAYS

export const MOST_VEHICLES = 20
export const MOST_PHOTOS = 20

/** What the history calls the parts of a deal. */
export const DEAL_PARTS = {
  payment: { en: 'Payment', es: 'Pago' },
  vin: { en: 'Trade-in VIN', es: 'VIN del auto a cuenta' },
  mileage: { en: 'Trade-in mileage', es: 'Millaje del auto a cuenta' },
  condition: { en: 'Trade-in condition', es: 'Estado del auto a cuenta' },
} as const satisfies Record<string, Label>
