import type { Label } from '#contract/language.ts'
import { VEHICLE_FIELDS } from './vehicle-fields.ts'

/** The columns of dealers' files: a vehicle's fields, the unit of its mileage, and its seller. */
export const FEED_COLUMNS = {
  ...VEHICLE_FIELDS,
  mileage_unit: {
    label: { en: 'Unit of mileage', es: 'Unidad del millaje' },
    columns: 'mileageunit odometerunit unidaddemillaje unidaddekilometraje',
  },
  dealer_name: {
    label: { en: 'Dealer name', es: 'Nombre de la agencia' },
    columns:
      'dealername dealershipname dealer agencia concesionario nombredelaagencia nombreagencia nombredelconcesionario',
  },
  dealer_phone: {
    label: { en: 'Dealer phone', es: 'Teléfono de la agencia' },
    columns: 'dealerphone dealershipphone phone phonenumber telefono telefonodelaagencia',
  },
  dealer_address: {
    label: { en: 'Dealer street', es: 'Calle de la agencia' },
    columns: 'dealeraddress dealershipaddress address addressaddr1 street direccion calle domicilio',
  },
  dealer_city: {
    label: { en: 'Dealer city', es: 'Ciudad de la agencia' },
    columns: 'dealercity city addresscity ciudad',
  },
  dealer_state: {
    label: { en: 'Dealer state', es: 'Estado de la agencia' },
    columns: 'dealerstate state addressregion estadodelaagencia',
  },
  dealer_zip: {
    label: { en: 'Dealer ZIP code', es: 'Código postal de la agencia' },
    columns: 'dealerzip zip zipcode postalcode addresspostalcode codigopostal cp',
  },
} as const satisfies Record<string, { label: Label; columns: string }>

export type FeedField = keyof typeof FEED_COLUMNS
