import { dequal } from 'dequal'
import { MOST_VEHICLES } from '#contract/messaging/deal-facts.ts'
import type { KnownDeal } from './entity.ts'

/** What belongs together in a deal: one of two has it, or the other. */
const PARTS = [['payment'], ['vin', 'mileage', 'condition', 'photos', 'sent_at', 'sent_to'], ['sold', 'lost']] as const

interface Sides {
  kept: KnownDeal
  leaving: KnownDeal
  /** The contact that the other deal is of. */
  of: string
  /** Where both know something, what the other one knows stays. */
  isLeavings: boolean
}

/** The deal of two contacts that become one: vehicles of both, of the rest what one has, else what the other has. */
export function mergedDeal({ kept, leaving, of, isLeavings }: Sides): KnownDeal {
  const theirs = ownedBy(leaving, of)
  const [first, second] = isLeavings ? [theirs, kept] : [kept, theirs]
  const parts = PARTS.map((names) => pick(names.some((name) => first[name] !== undefined) ? first : second, names))
  const own = kept.vehicles ?? []
  const all = [...own, ...(leaving.vehicles ?? []).filter(({ id }) => !own.some((one) => one.id === id))]
  const vehicles = all.toSorted((a, b) => (a.at < b.at ? 1 : -1)).slice(0, MOST_VEHICLES)
  return Object.assign(vehicles.length > 0 ? { vehicles } : {}, ...parts)
}

const pick = (deal: KnownDeal, names: readonly (keyof KnownDeal)[]): KnownDeal =>
  Object.fromEntries(names.flatMap((name) => (deal[name] === undefined ? [] : [[name, deal[name]]])))

const ownedBy = ({ photos, sold, lost, ...deal }: KnownDeal, of: string): KnownDeal => ({
  ...deal,
  ...(photos && { photos: photos.map((photo) => ({ owner: of, ...photo })) }),
  ...(sold && { sold: { of, ...sold } }),
  ...(lost && { lost: { of, ...lost } }),
})

/** A deal as it was before a merge made `after` of it, with what somebody changed since. */
export function partedDeal(before: KnownDeal, after: KnownDeal, now: KnownDeal): KnownDeal {
  const names = Object.keys({ ...before, ...now }) as (keyof KnownDeal)[]
  const parted = names.map((name) => [name, dequal(now[name], after[name]) ? before[name] : now[name]])
  const lists = {
    vehicles: partedList(before.vehicles, after.vehicles, now.vehicles),
    photos: partedList(before.photos, after.photos, now.photos),
  }
  return Object.fromEntries([...parted, ...Object.entries(lists)].filter(([, value]) => value !== undefined))
}

type Listed = { id: string }

/** Of a list that was changed since, what the merge brought goes. */
function partedList<One extends Listed>(before?: One[], after: One[] = [], now: One[] = []): One[] | undefined {
  if (dequal(now, after)) return before
  const isBrought = ({ id }: Listed) =>
    after.some((one) => one.id === id) && !(before ?? []).some((one) => one.id === id)
  const left = now.filter((one) => !isBrought(one))
  return left.length > 0 ? left : undefined
}
