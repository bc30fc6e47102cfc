import type { Label } from '#contract/language.ts'
import { VEHICLE_FIELDS } from './vehicle-fields.ts'

/** What columns of dealers' files tell: a vehicle's own fields, how one of them is meant, and who sells it. */
export const FEED_COLUMNS = {
  ...VEHICLE_FIELDS,
  mileage_unit: {
    label: { en: 'Unit of mileage', es: 'Unidad del millaje' },
    columns: 'mileageunit odometerunit',
  },
  dealer_name: {
    label: { en: 'Dealer name', es: 'Nombre de la agencia' },
    columns: 'dealername dealershipname dealer',
  },
  dealer_phone: {
    label: { en: 'Dealer phone', es: 'Teléfono de la agencia' },
    columns: 'dealerphone dealershipphone phone phonenumber',
  },
  dealer_address: {
    label: { en: 'Dealer street', es: 'Calle de la agencia' },
    columns: 'dealeraddress dealershipaddress address addressaddr1 street',
  },
  dealer_city: {
    label: { en: 'Dealer city', es: 'Ciudad de la agencia' },
    columns: 'dealercity city addresscity',
  },
  dealer_state: {
    label: { en: 'Dealer state', es: 'Estado de la agencia' },
    columns: 'dealerstate state addressregion',
  },
  dealer_zip: {
    label: { en: 'Dealer ZIP code', es: 'Código postal de la agencia' },
    columns: 'dealerzip zip zipcode postalcode addresspostalcode',
  },
} as const satisfies Record<string, { label: Label; columns: string }>

export type FeedField = keyof typeof FEED_COLUMNS
