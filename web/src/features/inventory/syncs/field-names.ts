import type { Language } from '#contract/fields.ts'

/** What the fields that a file fills are called, by the contract's names. */
const NAMES: Record<string, Record<Language, string>> = {
  vin: { en: 'VIN', es: 'VIN' },
  stockNumber: { en: 'Stock number', es: 'Número de inventario' },
  dealer_code: { en: 'Dealer code (DCID)', es: 'Código de agencia (DCID)' },
  year: { en: 'Year', es: 'Año' },
  make: { en: 'Make', es: 'Marca' },
  model: { en: 'Model', es: 'Modelo' },
  trim: { en: 'Trim', es: 'Versión' },
  title: { en: 'Year, make and model in one', es: 'Año, marca y modelo juntos' },
  body: { en: 'Body', es: 'Carrocería' },
  price: { en: 'Price', es: 'Precio' },
  msrp: { en: 'MSRP', es: 'Precio de lista' },
  mileage: { en: 'Mileage', es: 'Millaje' },
  mileage_unit: { en: 'Unit of mileage', es: 'Unidad del millaje' },
  color: { en: 'Exterior color', es: 'Color exterior' },
  colorAlt: { en: 'Interior color', es: 'Color interior' },
  transmission: { en: 'Transmission', es: 'Transmisión' },
  drivetrain: { en: 'Drivetrain', es: 'Tracción' },
  engine: { en: 'Engine', es: 'Motor' },
  fuel: { en: 'Fuel', es: 'Combustible' },
  description: { en: 'Description', es: 'Descripción' },
  options: { en: 'Options', es: 'Equipamiento' },
  images: { en: 'Pictures', es: 'Fotos' },
  condition: { en: 'New or used', es: 'Nuevo o usado' },
  availability: { en: 'Inventory status', es: 'Estado en inventario' },
  stocked_on: { en: 'Date in stock', es: 'Fecha de ingreso' },
  dealer_name: { en: 'Dealer name', es: 'Nombre de la agencia' },
  dealer_phone: { en: 'Dealer phone', es: 'Teléfono de la agencia' },
  dealer_address: { en: 'Dealer street', es: 'Calle de la agencia' },
  dealer_city: { en: 'Dealer city', es: 'Ciudad de la agencia' },
  dealer_state: { en: 'Dealer state', es: 'Estado de la agencia' },
  dealer_zip: { en: 'Dealer ZIP code', es: 'Código postal de la agencia' },
}

export const fieldName = (field: string, language: Language) => NAMES[field]?.[language] ?? field
