import type { BodyStyle, Paint } from '../photos.ts'

interface SampleModel {
  make: string
  model: string
  trims: readonly string[]
  style: BodyStyle
  /** New, in dollars. */
  price: number
  transmission: string
}

const rows: [make: string, model: string, trims: string, style: BodyStyle, price: number, transmission: string][] = [
  ['Toyota', 'Camry', 'LE SE XLE', 'sedan', 29_000, '8-Speed Automatic'],
  ['Toyota', 'RAV4', 'LE XLE Adventure', 'suv', 33_000, '8-Speed Automatic'],
  ['Toyota', 'Tacoma', 'SR5 TRD_Sport Limited', 'truck', 41_000, 'Automatic'],
  ['Toyota', 'Prius', 'LE XLE', 'hatch', 31_000, 'CVT'],
  ['Toyota', 'Sienna', 'LE XLE', 'van', 42_000, 'CVT'],
  ['Honda', 'Accord', 'EX Sport Touring', 'sedan', 32_000, 'CVT'],
  ['Honda', 'Civic', 'LX EX Sport', 'sedan', 26_500, 'CVT'],
  ['Honda', 'CR-V', 'EX EX-L', 'suv', 34_500, 'CVT'],
  ['Honda', 'Odyssey', 'EX-L Touring', 'van', 43_000, '10-Speed Automatic'],
  ['Ford', 'F-150', 'XLT Lariat', 'truck', 52_000, '10-Speed Automatic'],
  ['Ford', 'Escape', 'SE Titanium', 'suv', 31_000, '8-Speed Automatic'],
  ['Ford', 'Mustang', 'EcoBoost GT', 'coupe', 39_000, '6-Speed Manual'],
  ['Chevrolet', 'Silverado 1500', 'LT RST', 'truck', 50_000, '8-Speed Automatic'],
  ['Chevrolet', 'Equinox', 'LS LT', 'suv', 30_000, '6-Speed Automatic'],
  ['Nissan', 'Sentra', 'S SV SR', 'sedan', 22_500, 'CVT'],
  ['Nissan', 'Rogue', 'SV SL', 'suv', 31_000, 'CVT'],
  ['Mazda', 'CX-5', 'Touring Grand_Touring', 'suv', 32_000, '6-Speed Automatic'],
  ['Mazda', 'Mazda3', 'Select Preferred', 'hatch', 26_000, '6-Speed Automatic'],
  ['Subaru', 'Outback', 'Premium Limited', 'suv', 34_000, 'CVT'],
  ['Hyundai', 'Elantra', 'SE SEL', 'sedan', 23_000, 'CVT'],
  ['Kia', 'Sportage', 'LX EX', 'suv', 30_000, '8-Speed Automatic'],
  ['Kia', 'Carnival', 'LX SX', 'van', 39_000, '8-Speed Automatic'],
  ['Volkswagen', 'Golf GTI', 'S SE', 'hatch', 33_000, '6-Speed Manual'],
  ['BMW', '330i', 'Base M_Sport', 'sedan', 46_000, '8-Speed Automatic'],
]

export const sampleModels: readonly SampleModel[] = rows.map(([make, model, trims, style, price, transmission]) => ({
  make,
  model,
  trims: trims.split(' ').map((trim) => trim.replace('_', ' ')),
  style,
  price,
  transmission,
}))

/** The facts about a vehicle that do not depend on where it is. */
export interface KnownVehicle {
  make: string
  model: string
  trim: string
  year: number
  style: BodyStyle
  paint: Paint
  miles: number
  /** In dollars; 0 while it is on its way and not priced yet. */
  price: number
  transmission: string
}

/** The vehicles that the demo's conversations are about: never sold, at the prices quoted there. */
export const talkedAbout: readonly KnownVehicle[] = [
  ['Honda', 'Civic', 'Touring', 2023, 'sedan', 'blue', 18_400, 26_900, 'CVT'] as const,
  ['Ford', 'F-150', 'Lariat', 2021, 'truck', 'black', 41_200, 43_750, '10-Speed Automatic'] as const,
  ['Toyota', 'Camry Hybrid', 'LE', 2021, 'sedan', 'silver', 38_700, 22_400, 'CVT'] as const,
  ['Honda', 'Accord Hybrid', 'EX', 2020, 'sedan', 'gray', 52_300, 21_900, 'CVT'] as const,
  ['Kia', 'Niro', 'EX', 2022, 'hatch', 'green', 24_800, 23_900, '6-Speed Automatic'] as const,
  ['Toyota', 'Corolla', 'LE', 2022, 'sedan', 'white', 21_600, 19_750, 'CVT'] as const,
  ['Toyota', 'Tacoma', 'TRD Off-Road', 2020, 'truck', 'sand', 47_900, 34_500, 'Automatic'] as const,
  ['Mazda', 'MX-5 Miata', 'Club', 2019, 'coupe', 'red', 29_300, 24_950, '6-Speed Manual'] as const,
  ['Toyota', 'Highlander', 'XLE', 2022, 'suv', 'white', 33_100, 37_800, '8-Speed Automatic'] as const,
  ['Honda', 'CR-V', 'EX-L', 2021, 'suv', 'gray', 35_600, 27_990, 'CVT'] as const,
  ['Chevrolet', 'Silverado 1500', 'LT', 2020, 'truck', 'navy', 58_200, 33_900, '8-Speed Automatic'] as const,
  ['Subaru', 'Outback', 'Limited', 2021, 'suv', 'bronze', 44_400, 27_450, 'CVT'] as const,
].map(([make, model, trim, year, style, paint, miles, price, transmission]) => ({
  make,
  model,
  trim,
  year,
  style,
  paint,
  miles,
  price,
  transmission,
}))
