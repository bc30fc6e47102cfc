import { FACT_FIELDS, type ReplyAct } from '../../functions/core/assistant/replies/reply-schema.ts'
import type { Given, VehicleFacts } from '../../functions/core/assistant/replies/reply-types.ts'
import { stockWordsOf } from '../../functions/core/assistant/replies/stock-words.ts'

export const CAMRY: VehicleFacts = {
  id: 'camry',
  availability: 'available',
  title: '2021 Toyota Camry SE',
  year: 2021,
  make: 'Toyota',
  model: 'Camry',
  trim: 'SE',
  price: 21_450,
  mileage: 18_400,
  color: 'Celestial Silver',
  transmission: 'Automatic',
  condition: 'used',
  stockNumber: 'P2286',
}
export const TRUCK: VehicleFacts = {
  ...CAMRY,
  id: 'truck',
  title: '2020 Ford F-150',
  year: 2020,
  make: 'Ford',
  model: 'F-150',
  trim: 'XLT',
  price: 31_900,
}
export const SOLD: VehicleFacts = {
  ...CAMRY,
  id: 'sold',
  make: 'Honda',
  model: 'Civic',
  trim: 'LX',
  availability: 'sold',
}
export const UNPRICED: VehicleFacts = {
  ...CAMRY,
  id: 'unpriced',
  make: 'Jeep',
  model: 'Grand Cherokee',
  trim: 'Limited',
  price: null,
}
const ALL = [CAMRY, TRUCK, SOLD, UNPRICED]

const acts: [ReplyAct, true | Set<string>][] = [
  ...(['offer_slots', 'tell_hours', 'tell_address', 'name_customer', 'name_dealership', 'hand_over'] as const).map(
    (act): [ReplyAct, true] => [act, true],
  ),
  ['send_vehicle', new Set([CAMRY.id, TRUCK.id])],
]

/** A turn that found four vehicles and free times, and booked nothing. */
export const given: Given = {
  facts: new Map(ALL.map((vehicle) => [vehicle.id, vehicle])),
  stockWords: stockWordsOf(ALL),
  acts: new Map(acts),
  languages: ['en', 'es'],
  customerName: 'María',
  dealershipName: 'Mariposa Motors',
  totalPriceOnly: false,
}

const REST = { drivetrain: 'FWD', engine: '2.5L 4-cylinder', fuel: 'Gasoline', body: 'Sedan', vin: '4T1G11AK1MU123456' }

/** A turn whose vehicles have every field, and that may do everything. */
export const fullGiven: Given = {
  ...given,
  facts: new Map(ALL.map((vehicle) => [vehicle.id, { ...REST, ...vehicle }])),
  acts: new Map([
    ...given.acts,
    ...(['confirm_booking', 'confirm_move', 'confirm_cancel'] as const).map((act): [ReplyAct, true] => [act, true]),
  ]),
}

const SEGMENT = /(<[\w.]+>|\[[\w:]+\])/

/** A draft as a line: `<price>` a fact of the Camry, `<truck.price>` of the truck, `[act:id]` an act, ` || ` a new sentence. */
export const draftOf = (line: string) => ({
  sentences: line.split(' || ').map((sentence) => sentence.split(SEGMENT).filter(Boolean).map(segmentOf)),
})

function segmentOf(part: string) {
  const [, fact] = /^<([\w.]+)>$/.exec(part) ?? []
  const [, act, id = null] = /^\[(\w+)(?::(\w+))?\]$/.exec(part) ?? []
  if (act) return { act, id }
  if (!fact) return { text: part }
  const [vehicle = '', field = ''] = fact.includes('.') ? fact.split('.') : [CAMRY.id, fact]
  return { fact: [vehicle, FACT_FIELDS.find((one) => one === field) ?? field] }
}
