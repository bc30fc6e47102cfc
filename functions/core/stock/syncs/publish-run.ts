import { dequal } from 'dequal'
import type { Work } from '../../platform/ctx.ts'
import { noteWriting } from '../catalogue/door.ts'
import type { LotItem } from '../catalogue/entity.ts'
import type { CatalogueRow } from '../catalogue/pack-catalogue.ts'
import { publishCatalogue } from '../catalogue/publish-catalogue.ts'
import { splitByVin } from '../catalogue/split-by-vin.ts'
import type { FeedDealer } from '../feeds/feed-vehicle.ts'
import type { FeedComparison } from './compare-feed.ts'
import type { RunItem } from './entity.ts'
import { type Lease, LeaseLost } from './hold-lease.ts'
import type { Reading } from './read-file.ts'
import type { Report } from './record-progress.ts'
import { updateVehicles } from './update-vehicles.ts'

interface Publish {
  run: RunItem
  /** Lot and catalogue as they were when the run began. */
  lot: LotItem
  rows: readonly CatalogueRow[]
  comparison: FeedComparison
  reading: Reading
  dealers: readonly FeedDealer[]
  lease: Lease
  report: Report
}

/**
 * Makes a judged file the dealership's inventory: writes the changed vehicles, publishes the list at once, then marks
 * sold ones, so that a vehicle shown in the list is never sold. Before anything is written the lot says so, until a run
 * is done.
 */
export async function publishRun(work: Work, publish: Publish): Promise<void> {
  const { org, now } = work
  const { run, lot, comparison, reading, dealers, lease, report } = publish
  const { created, returned, changed, sold } = comparison.counts
  const toWrite = created + returned + changed
  const isRepair = lot.writing !== undefined
  const isOther = isRepair || toWrite + sold > 0
  // An hourly file that says the same as the last one only costs reads.
  if (!isOther && isShown(publish) && dequal(namesOf(lot.dealers), namesOf(dealers))) return

  lease.require()
  if (!(await noteWriting(org, run.id))) throw new LeaseLost()
  const gone = isRepair ? comparison.absent : comparison.gone
  const total = gone.length + (isRepair ? comparison.present : toWrite)
  const onWritten = (vehicles: number) => report('writing', vehicles / total, vehicles)
  const writer = updateVehicles({ org, now, comparison, lease, onWritten })
  if (isOther) {
    await reading.again({ onVehicles: writer.take })
    await writer.flush()
  }
  const superseded = await replaceList(work, publish)
  await writer.sell([...gone, ...superseded])
}

/** Vehicles kept by hand stay beside the file's, except those the file has by now: returns their keys. */
async function replaceList({ org, now }: Work, publish: Publish): Promise<string[]> {
  const { run, lot, comparison, dealers, lease } = publish
  const { rows, ledger } = comparison.result()
  const byHand = publish.rows.filter(({ by_hand }) => by_hand)
  const { kept, superseded } = splitByVin(byHand, rows)
  const gone = superseded.map(({ key }) => key)
  const sold_at = Math.floor(now.getTime() / 1000)
  lease.require()
  const isPublished = await publishCatalogue(org, lot, now, {
    rows: [...kept, ...rows],
    ledger: [...ledger, ...gone.map((key) => ({ key, hash: '', sold_at }))],
    dealers,
    run: run.id,
    lot: isShown(publish) ? {} : { is_feed_hidden: false },
  })
  // If the list changed since the run began, the run's time must have run out.
  if (!isPublished) throw new LeaseLost()
  return gone
}

/** The first uploaded file shows vehicles again that a disconnected integration left hidden. */
const isShown = ({ run, lot }: Publish) => run.upload === undefined || !lot.is_feed_hidden

/** Dealers by their code, with their data; their vehicle counts are derived from the vehicles. */
const namesOf = (dealers: readonly Partial<FeedDealer>[]) =>
  new Map(
    dealers.map(({ vehicles: _, ...dealer }) => [
      dealer.code,
      Object.fromEntries(Object.entries(dealer).filter(([, value]) => value !== undefined)),
    ]),
  )
