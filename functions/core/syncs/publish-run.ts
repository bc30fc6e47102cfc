import { dequal } from 'dequal'
import type { LotItem } from '../catalogue/entity.ts'
import { openCatalogue } from '../catalogue/open-catalogue.ts'
import { publishCatalogue } from '../catalogue/publish-catalogue.ts'
import { splitByVin } from '../catalogue/split-by-vin.ts'
import type { Work } from '../ctx.ts'
import type { FeedDealer } from '../feeds/feed-vehicle.ts'
import { untilUnchanged } from '../table/conflicts.ts'
import type { FeedComparison } from './compare-feed.ts'
import type { RunItem } from './entity.ts'
import { type Lease, LeaseLost } from './hold-lease.ts'

interface Publish {
  run: RunItem
  /** As it was when the run began. */
  lot: LotItem
  comparison: FeedComparison
  dealers: readonly FeedDealer[]
  /** Whether cars were written. */
  isWritten: boolean
  lease: Lease
}

/**
 * Makes a judged and written file the dealership's inventory; cars that are kept by hand stay beside it, but for those
 * that the file has by now: answers their keys.
 */
export async function publishRun({ org, now }: Work, publish: Publish): Promise<string[]> {
  const { run, lot, comparison, dealers, isWritten, lease } = publish
  const isShown = run.upload === undefined || !lot.is_feed_hidden
  // An hourly file that says what the last one said costs reads only.
  if (!isWritten && isShown && dequal(namesOf(lot.dealers), namesOf(dealers))) return []

  const { rows, ledger } = comparison.result()
  const sold_at = Math.floor(now.getTime() / 1000)
  let gone: string[] = []
  await untilUnchanged(async () => {
    const latest = await openCatalogue(org, true)
    if (latest?.lot.run !== run.id) throw new LeaseLost()
    lease.require()
    const byHand = latest.rows.filter(({ by_hand }) => by_hand)
    const { kept, superseded } = splitByVin(byHand, rows)
    gone = superseded.map(({ key }) => key)
    const inventory = {
      rows: [...kept, ...rows],
      ledger: [...ledger, ...gone.map((key) => ({ key, hash: '', sold_at }))],
      dealers,
      run: run.id,
    }
    return publishCatalogue(
      org,
      latest.lot,
      now,
      isShown ? inventory : { ...inventory, lot: { is_feed_hidden: false } },
    )
  })
  return gone
}

/** Dealers by their code, with what is said of each; how many cars they have follows from the cars. */
const namesOf = (dealers: readonly Partial<FeedDealer>[]) =>
  new Map(
    dealers.map(({ vehicles: _, ...dealer }) => [
      dealer.code,
      Object.fromEntries(Object.entries(dealer).filter(([, value]) => value !== undefined)),
    ]),
  )
