import { chance, pick, type SampleVehicle } from './sample-vehicles.ts'

const ABOUT = [
  'One owner, local trade-in, all service records in the glove box.',
  'Clean title, no accidents reported. Passed our 128-point inspection.',
  'Just serviced: oil, filters, brakes and four new tires.',
  'Non-smoker, garage kept. Drives like new.',
  'Financing for every kind of credit. Se habla español.',
  'Un solo dueño, historial limpio. ¡Venga a verlo!',
  'Bought here new and brought back by the same family.\nTwo keys, floor mats and the original window sticker.',
  '<b>Price just reduced!</b> Ask for Tess or Diego &amp; mention this ad.',
]
const EQUIPMENT = [
  'Apple CarPlay / Android Auto',
  'Bluetooth, Hands-Free',
  'Backup Camera',
  'Blind Spot Monitor',
  'Adaptive Cruise Control',
  'Heated Seats',
  'Leather Seats',
  'Sunroof/Moonroof',
  'Navigation System',
  'Power Liftgate',
  'Third Row Seat',
  'Keyless Entry & Start',
  'Remote Start',
  'Alloy Wheels',
  'Tow Package',
]

/** The dealer's description; some vehicles have none. */
export function describeVehicle({ serial, price }: SampleVehicle): string {
  if (price === 0) return 'On its way to us. Call to be the first to see it.'
  if (chance(serial, 'silent') < 0.1) return ''
  const first = pick(ABOUT, serial, 'about')
  const second = pick(ABOUT, serial, 'more')
  return first === second ? first : `${first} ${second}`
}

/** Dealer Center separates the names of options with two spaces. */
export const listEquipment = ({ serial }: SampleVehicle): string =>
  EQUIPMENT.filter((name) => chance(serial, name) < 0.4).join('  ')
