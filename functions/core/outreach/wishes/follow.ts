import { latestContact } from '../../customers/contacts/door.ts'
import { Contact } from '../../customers/contacts/entity.ts'
import { latestDeal } from '../../messaging/deals/door.ts'
import { Deal } from '../../messaging/deals/entity.ts'
import { enqueueAll } from '../../platform/aws/queues.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { type Change, follow } from '../../platform/table/follow.ts'
import { findLot } from '../../stock/catalogue/door.ts'
import { isShown } from '../../stock/catalogue/shown-vehicles.ts'
import { readPolicy } from '../../stock/prices/read-policy.ts'
import { Vehicle } from '../../stock/vehicles/entity.ts'
import { presentShown } from '../../stock/vehicles/present-vehicle.ts'
import { findSwitchboard } from '../automations/door.ts'
import { dropOf, fitsWish, newsOf, vehiclesOf, wishOf } from './rules.ts'
import { listAskers, listWishes, replaceAskers, replaceWish } from './store.ts'

export const follows = {
  keep_wishes: follow({
    on: [Contact],
    when: ({ before, after }) => JSON.stringify(wishOf(before)) !== JSON.stringify(wishOf(after)),
    do: async (org, changes) => {
      for (const { before, after } of changes) {
        const id = (after ?? before)?.id
        if (id) await replaceWish(org, id, wishOf(before), wishOf(after))
      }
    },
    latest: latestContact,
  }),
  // Every vehicle that they asked about stands in their deal, as does one that somebody linked to them.
  keep_askers: follow({
    on: [Deal],
    when: ({ before, after }) => JSON.stringify(vehiclesOf(before)) !== JSON.stringify(vehiclesOf(after)),
    do: async (org, changes) => {
      for (const { before, after } of changes) {
        const contact = (after ?? before)?.contact
        if (contact) await replaceAskers(org, contact, vehiclesOf(before), vehiclesOf(after))
      }
    },
    latest: latestDeal,
  }),
  tell_stock_news: follow({
    on: [Vehicle],
    when: ({ before, after }) => after !== undefined && newsOf(before, after) !== undefined,
    do: tellNews,
  }),
}

/** Has the automations start that are about stock, with everybody whom a vehicle's news concern. */
async function tellNews(org: OrgId, changes: Change<typeof Vehicle>[]) {
  const { on } = await findSwitchboard(org)
  const wanted = changes.flatMap(({ before, after, at }) => {
    const news = after && newsOf(before, after)
    const dollars = before && after ? dropOf(before, after) : 0
    const set = on.filter(
      ({ trigger }) => trigger.on === news && (news !== 'price_dropped' || dollars >= (trigger.dollars ?? 0)),
    )
    return after && set.length > 0 ? [{ vehicle: after, news, set, at: at.toISOString() }] : []
  })
  const lot = wanted.length > 0 ? await findLot(org) : undefined
  if (!lot) return
  const policy = await readPolicy(org)
  const wishes = wanted.some(({ news }) => news === 'vehicle_arrived') ? await listWishes(org) : []
  for (const { vehicle, news, set, at } of wanted) {
    if (!isShown(lot, vehicle) || (news === 'price_dropped' && !presentShown(vehicle, policy))) continue
    const concerned =
      news === 'vehicle_arrived'
        ? wishes.filter((wish) => fitsWish(wish, vehicle)).map(({ contact }) => contact)
        : await listAskers(org, vehicle.id)
    const start = { org, task: 'start', about: `${news} ${vehicle.id}`, at, vehicle: vehicle.id, isOfStock: true }
    const works = concerned.flatMap((contact) =>
      set.map(({ automation }) => ({ body: { ...start, automation, contact } })),
    )
    await enqueueAll('run-automations', works)
  }
}
