import type { FactKind } from '../facts/entity.ts'

/** The first answers by the hour in which the question came. */
export const FIRST_HOURS = 'first_hours'
/** Besides facts themselves: from which stage leads were lost, and appointments by their vehicles. */
export type CellKind = FactKind | typeof FIRST_HOURS | 'lost_from' | 'vehicle_booked' | 'vehicle_kept'

/** What a report reads of its period: what became of leads and vehicles, or all else. Each is packed by itself. */
export const PARTS = ['leads', 'work'] as const
export type Part = (typeof PARTS)[number]

const OF_LEADS: readonly CellKind[] = [
  'lead',
  'contacted',
  'appointment',
  'shown',
  'sold',
  'lost',
  'lost_from',
  'why_lost',
  'sale',
]
const OF_VEHICLES: readonly CellKind[] = ['asked', 'vehicle_sold', 'vehicle_booked', 'vehicle_kept']

export const isOfLead = (kind: CellKind) => OF_LEADS.includes(kind)
export const partOf = (kind: CellKind): Part => (isOfLead(kind) || OF_VEHICLES.includes(kind) ? 'leads' : 'work')
