/** What a reply may quote of a vehicle. Descriptions and options are the dealer's prose, so they are never quoted. */
export const FACT_FIELDS = [
  'title',
  'year',
  'make',
  'model',
  'trim',
  'price',
  'mileage',
  'transmission',
  'drivetrain',
  'color',
  'colorAlt',
  'body',
  'engine',
  'fuel',
  'condition',
  'availability',
  'stockNumber',
  'vin',
] as const
export type FactField = (typeof FACT_FIELDS)[number]
