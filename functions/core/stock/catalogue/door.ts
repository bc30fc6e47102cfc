import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate'
import { $remove } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { type OrgId, provenOrg } from '../../platform/ctx.ts'
import { DealerPage, Lot, type LotItem } from './entity.ts'
import { leasedTo, leftAs, lotExists, updateLot } from './lot-store.ts'
import { countShown } from './shown-vehicles.ts'

export async function findLot(org: OrgId, isFresh = false): Promise<LotItem | undefined> {
  const { Item } = await Lot.build(GetItemCommand).key({ org }).options({ consistent: isFresh }).send()
  return Item
}

/** Number of vehicles that the dealership shows. */
export async function countVehicles(org: OrgId): Promise<number> {
  const lot = await findLot(org)
  return lot ? countShown(lot) : 0
}

/** The dealership with this public id. */
export async function findDealer(dealer_id: string): Promise<OrgId | undefined> {
  const { Item } = await DealerPage.build(GetItemCommand).key({ dealer_id }).send()
  return Item && provenOrg(Item.org)
}

/** Part of a transaction: an import's run takes the lot, which nobody has taken since it was read. */
export const lotTake = (seen: LotItem, run: string, until: string) =>
  Lot.build(UpdateTransaction)
    .item({ org: seen.org, run, run_until: until })
    .options({ condition: leftAs(seen) })

/** Part of a transaction: a run that has the lot keeps it longer. */
export const lotKeep = (org: string, run: string, until: string) =>
  Lot.build(UpdateTransaction)
    .item({ org, run_until: until })
    .options({ condition: { attr: 'run', eq: run } })

/** Part of a transaction: a run gives the lot back. When it is done, vehicles and ledger agree again. */
export const lotReturn = (org: string, run: string, isDone: boolean) =>
  Lot.build(UpdateTransaction)
    .item({ org, run: $remove(), run_until: $remove(), ...(isDone && { writing: $remove() }) })
    .options({ condition: { attr: 'run', eq: run } })

/** Part of a transaction: hides the vehicles from feeds, with the filter by dealer code, or shows them again. */
export const feedHide = (org: string, is_feed_hidden: boolean) =>
  Lot.build(UpdateTransaction)
    .item({ org, is_feed_hidden, ...(is_feed_hidden && { dcid_filter: $remove() }) })
    .options({ condition: lotExists })

/** Extends a run's lease; false if the run lost the lot, or its time had run out: then anyone may have changed it. */
export const extendLease = (org: OrgId, run: string, until: string): Promise<boolean> =>
  updateLot({ org, run_until: until }, leasedTo(run))

/** Notes that vehicles may differ from the ledger from now on; false if the lot is no longer the run's. */
export const noteWriting = (org: OrgId, run: string): Promise<boolean> =>
  updateLot({ org, writing: run }, leasedTo(run))

/** Takes the lot for a manual change; false while someone else has it. */
export const takeLot = (org: OrgId, editor: string, now: Date, until: Date): Promise<boolean> =>
  updateLot(
    { org, editor, editor_until: until.toISOString() },
    {
      or: [
        { attr: 'editor', exists: false },
        // A write whose response was lost is retried.
        { attr: 'editor', eq: editor },
        { attr: 'editor_until', lt: now.toISOString() },
      ],
    },
  )

/** Releases the lot, unless someone else has it by now. */
export const giveLotBack = (org: OrgId, editor: string): Promise<boolean> =>
  updateLot({ org, editor: $remove(), editor_until: $remove() }, { attr: 'editor', eq: editor })

/** Shows only vehicles with this dealer code; false if no feed is shown, because the next one may have other codes. */
export const setDealerCode = (org: OrgId, code: string): Promise<boolean> =>
  updateLot({ org, dcid_filter: code }, { attr: 'is_feed_hidden', eq: false })

/** Shows the vehicles of all dealer codes. */
export const removeDealerCode = (org: OrgId) => updateLot({ org, dcid_filter: $remove() })
