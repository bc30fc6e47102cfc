import type { ReplyAct } from '../../functions/core/assistant/replies/reply-schema.ts'
import { renderReply } from '../../functions/core/assistant/replies/reply-text.ts'
import type { CheckedSegment, Given, VehicleFacts } from '../../functions/core/assistant/replies/reply-types.ts'
import type { Saying } from '../../functions/core/assistant/replies/write-phrase.ts'

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
  photos: 3,
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
  mileage: 47_900,
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
export const ALL = [CAMRY, TRUCK, SOLD, UNPRICED]

const acts: [ReplyAct, true | Set<string>][] = [
  ...(['offer_slots', 'tell_hours', 'tell_address', 'hand_over'] as const).map((act): [ReplyAct, true] => [act, true]),
  ['send_vehicle', new Set([CAMRY.id, TRUCK.id])],
]

/** A turn that found four vehicles and free times, and booked nothing. */
export const given: Given & Saying = {
  language: 'en',
  timezone: 'America/Chicago',
  facts: new Map(ALL.map((vehicle) => [vehicle.id, vehicle])),
  times: new Map([['visit@2026-11-28T16:00:00.000Z', '2026-11-28T16:00:00.000Z']]),
  answers: new Map([['parking', 'There is parking behind the building.']]),
  acts: new Map(acts),
  holds: new Set(['found', 'slots', 'hours', 'address', 'open', 'returning']),
  said: new Set([20_000, 2019]),
  totalPriceOnly: false,
  name: 'María',
  dealership: 'Mariposa Motors',
  hours: 'Monday–Saturday 9:00 AM–8:00 PM',
  hoursOn: (day) => (day === 'sun' ? undefined : '9:00 AM–8:00 PM'),
  address: '500 Valencia St, Austin, TX 78701',
  linkOf: (id) => `https://lotwire.test/vehicle/${id}`,
  recent: [],
  seed: '1',
  own: {},
}

type Slots = Record<string, string | number>
export const phrase = (id: string, slots: Slots = {}) => ({ phrase: id, slots })

/** What goes out of checked sentences, where acts without words are said as themselves. */
export const textOf = (sentences: CheckedSegment[][], more: Partial<typeof given> = {}) =>
  renderReply(sentences, { ...given, ...more, words: { offer_slots: '[times]', hand_over: '[person]' } }).text
