import type { Vehicle } from '../core/stock/inventory/lot.ts'
import { seeded } from '../hostile.ts'

const MAKES: Record<string, string[]> = {
  Toyota: ['Camry', 'Corolla', 'RAV4', 'Tacoma', 'Highlander', '4Runner'],
  Ford: ['F-150', 'Escape', 'Explorer', 'Mustang', 'Edge'],
  Honda: ['Civic', 'Accord', 'CR-V', 'Pilot', 'Odyssey'],
  Chevrolet: ['Silverado 1500', 'Equinox', 'Malibu', 'Tahoe'],
  Nissan: ['Altima', 'Rogue', 'Sentra', 'Frontier'],
  'Mercedes-Benz': ['C 300', 'E 350', 'GLC 300'],
  BMW: ['330i', 'X3', 'X5'],
  Hyundai: ['Elantra', 'Tucson', 'Santa Fe'],
}
const TRIMS = ['S', 'SE', 'SEL', 'XLE', 'Limited', 'XLT', 'Touring', 'Sport', 'LT 4x4', 'EX-L']
const COLORS = ['Black', 'Oxford White', 'Silver Metallic', 'Gray', 'Ruby Red', 'Blue', 'Midnight Blue Pearl', 'White']
const VIN = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'
const WORDS = 'one owner clean title leather heated seats backup camera bluetooth navigation serviced tires'.split(' ')

/** Vehicles as a large dealer's feed has them: a description of 800 bytes, twelve photographs, a VIN and a stock number. */
export function vehiclesOfDealer(count: number): Vehicle[] {
  const random = seeded(20261118)
  const below = (n: number) => Math.floor(random() * n)
  const of = <T>(list: readonly T[]) => list[below(list.length)] as T
  return Array.from({ length: count }, (_, i) => {
    const make = of(Object.keys(MAKES))
    const vin = `${of(['1FM', '4T1', '5YJ', 'JTM', '1HG'])}${Array.from({ length: 8 }, () => VIN[below(33)]).join('')}${100_000 + below(900_000)}`
    return {
      key: vin,
      vin,
      stockNumber: `L${10_000 + i}`,
      dealer_code: of(['1234567', '7654321']),
      year: 2008 + below(19),
      make,
      model: of(MAKES[make] ?? []),
      trim: of(TRIMS),
      body: of(['Sedan', 'SUV', 'Truck']),
      price: below(20) === 0 ? undefined : 499_500 + below(700) * 10_000,
      msrp: 3_100_000 + below(100) * 10_000,
      mileage: below(50) === 0 ? undefined : below(180_000),
      color: of(COLORS),
      colorAlt: of(['Black', 'Tan', 'Gray']),
      transmission: 'Automatic',
      drivetrain: of(['FWD', 'AWD', '4WD', 'RWD']),
      engine: '2.5L I4 203hp 184ft. lbs.',
      fuel: 'Gasoline',
      condition: 'used',
      description: textOf(800, () => of(WORDS)),
      options: Array.from({ length: 20 }, () => `${of(WORDS)} ${of(WORDS)}`),
      images: Array.from(
        { length: 12 },
        (_, n) => `https://imagescdn.dealercenter.net/640/480/202611-${vin.toLowerCase()}-${n}.jpg`,
      ),
      created_at: new Date(Date.UTC(2026, 5, 1) + below(170 * 24) * 3_600_000).toISOString(),
      stocked_on: '2026-09-01',
    }
  })
}

function textOf(length: number, word: () => string): string {
  let text = ''
  while (text.length < length) text += `${word()} `
  return text.slice(0, length)
}
