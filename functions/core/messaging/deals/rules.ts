import type * as z from 'zod/mini'
import { MOST_VEHICLES } from '#contract/messaging/deal-facts.ts'
import { type Deal, type DealChanges, deals } from '#contract/messaging/deals.ts'
import { pathOf } from '#contract/route.ts'
import { vehicleOf } from '../../customers/contacts/asked-vehicle.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import type { HistoryItem } from '../../customers/history/entity.ts'
import { momentOf } from '../../platform/table/ids.ts'
import type { DealItem, Interest, KnownDeal, Photo } from './entity.ts'

/** A contact's deal as it is shown: what was kept, and what stands with the contact. */
export function presentDeal(contact: ContactItem, { known }: Pick<DealItem, 'known'>): z.input<typeof Deal> {
  const { looking_for = null, budget = null, time_frame = null, trade_in = null } = contact.listed
  const { payment = null, vin = null, mileage = null, condition = null, photos = [], sold, lost } = known
  return {
    vehicles: interestsOf(contact, known).map(({ user = null, stockNumber = null, ...one }) => ({
      ...one,
      stockNumber,
      user,
    })),
    looking_for,
    budget,
    time_frame,
    payment,
    trade_in: {
      what: trade_in,
      vin,
      mileage,
      condition,
      photos: photos.map(({ id, name, at }) => ({
        id,
        name,
        at,
        url: pathOf(deals.photo, { id: contact.id, photoId: id }),
      })),
    },
    sold: sold
      ? {
          at: sold.at,
          user: sold.user,
          amount: sold.amount ?? null,
          vehicle: sold.vehicle ? { ...sold.vehicle, stockNumber: sold.vehicle.stockNumber ?? null } : null,
        }
      : null,
    lost: lost ?? null,
  }
}

/** The vehicles of interest, the latest first; the one that they asked about last may not have been kept yet. */
export function interestsOf(contact: ContactItem, { vehicles = [] }: KnownDeal): Interest[] {
  const asked = askedOf(contact)
  const all = asked && !vehicles.some(({ id }) => id === asked.id) ? withInterest(vehicles, asked) : vehicles
  return all.toSorted((a, b) => (a.at < b.at ? 1 : -1))
}

/** The vehicle that a contact wrote about last, with when. */
export function askedOf(contact: Pick<ContactItem, 'listed' | 'vehicle'>): Interest | undefined {
  const { id, title = '', stockNumber, at } = vehicleOf(contact) ?? {}
  if (!id || !at) return undefined
  return { id, title, ...(stockNumber && { stockNumber }), at: momentOf(at).toISOString(), from: 'message' }
}

/** With one more; of too many the oldest go. What is there already stays as it came. */
export const withInterest = (vehicles: readonly Interest[], one: Interest): Interest[] =>
  vehicles.some(({ id }) => id === one.id) ? [...vehicles] : [one, ...vehicles].slice(0, MOST_VEHICLES)

/** Vehicles by their ids. */
export type Named = ReadonlyMap<string, { id: string; title: string; stockNumber?: string | undefined }>

interface Changing {
  named: Named
  photos: readonly Photo[]
  by: { at: string; user: { id: string; name: string } }
}

/** The deal after a change. */
export function changedDeal(
  contact: ContactItem,
  seen: KnownDeal,
  { add_vehicles = [], remove_vehicles = [], payment, trade_in = {}, sold, lost }: DealChanges,
  { named, photos, by }: Changing,
): KnownDeal {
  const { vin, mileage, condition, remove_photos = [] } = trade_in
  const known = interestsOf(contact, seen).filter(({ id }) => !remove_vehicles.includes(id))
  const vehicles = add_vehicles.reduce<Interest[]>((all, id) => {
    const vehicle = named.get(id)
    return vehicle ? withInterest(all, { ...shortOf(vehicle), from: 'person', ...by }) : all
  }, known)
  const isOfVehicles = add_vehicles.length + remove_vehicles.length > 0
  const kept = (seen.photos ?? []).filter(({ id }) => !remove_photos.includes(id))
  const vehicle = sold?.vehicle_id ? named.get(sold.vehicle_id) : undefined
  const told = { ...by, ...(contact.assignee && { assignee: contact.assignee }) }
  return onlyKnown({
    ...seen,
    ...(isOfVehicles && { vehicles }),
    payment: changed(seen.payment, payment),
    vin: changed(seen.vin, vin || (vin === undefined ? undefined : null)),
    mileage: changed(seen.mileage, mileage),
    condition: changed(seen.condition, condition),
    photos: [...kept, ...photos],
    sold:
      sold === undefined || sold === null
        ? changed(seen.sold, sold)
        : { ...(vehicle && { vehicle: shortOf(vehicle) }), amount: sold.amount ?? undefined, ...told },
    lost: lost === undefined || lost === null ? changed(seen.lost, lost) : { ...lost, ...told },
  })
}

/** Undefined stays as it was, null is none any more. */
const changed = <Value>(seen: Value | undefined, asked: Value | null | undefined): Value | undefined =>
  asked === undefined ? seen : (asked ?? undefined)

const shortOf = ({ id, title, stockNumber }: { id: string; title: string; stockNumber?: string | undefined }) => ({
  id,
  title,
  ...(stockNumber && { stockNumber }),
})

const onlyKnown = (known: { [Name in keyof KnownDeal]: KnownDeal[Name] | undefined }): KnownDeal =>
  Object.fromEntries(
    Object.entries(known).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  )

const TOLD = ['payment', 'vin', 'mileage', 'condition'] as const

type Told = Pick<HistoryItem, 'type' | 'about' | 'from' | 'to' | 'remark'>

/** The history's words for a change: whether it was sold or lost and how, and what else is said of it before and after. */
export function toldOf(before: KnownDeal, after: KnownDeal): Told[] {
  const entry = (about: string, from: string | undefined, to: string | undefined, remark?: string) => ({
    type: 'deal' as const,
    about,
    from,
    to,
    ...(remark && { remark }),
  })
  const [was, is] = [before.sold, after.sold]
  const isSoldAnew = is && (is.amount !== was?.amount || is.vehicle?.id !== was?.vehicle?.id)
  const isLostAnew = after.lost && (after.lost.reason !== before.lost?.reason || after.lost.words !== before.lost.words)
  return [
    ...TOLD.filter((name) => before[name] !== after[name]).map((name) =>
      entry(name, textOf(before[name]), textOf(after[name])),
    ),
    ...(isSoldAnew ? [entry('sold', undefined, textOf(is.amount), is.vehicle?.title)] : []),
    ...(isLostAnew ? [entry('lost', undefined, after.lost?.reason, after.lost?.words)] : []),
  ]
}
const textOf = (value: string | number | undefined) => (value === undefined ? undefined : String(value))
