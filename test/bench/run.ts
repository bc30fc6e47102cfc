import { startBenchCloud } from './bench-cloud.ts'
import { type Figure, printTable } from './measure.ts'

// Core reads its environment when it is first used, so the measures are imported after the cloud stands.
const cloud = await startBenchCloud()
const MEASURES: Record<string, () => Promise<Figure[]>> = {
  handlers: async () => (await import('./handlers.ts')).measureHandlers(),
  webhook: async () => (await import('./webhook.ts')).measureWebhook(),
  // These follow the table's stream from its beginning: they come before what fills the table.
  outage: async () => (await import('./outage.ts')).measureOutage(cloud),
  storm: async () => (await import('./storm.ts')).measureStorm(cloud),
  faults: async () => (await import('./faults.ts')).measureFaults(cloud),
  cost: async () => (await import('./cost.ts')).measureCost(cloud),
  'stale-rows': async () => (await import('./stale-rows.ts')).measureStaleRows(),
  hostile: async () => (await import('./hostile.ts')).measureHostile(),
  capacity: async () => (await import('./capacity.ts')).measureCapacity(cloud.twilio),
  board: async () => (await import('./board.ts')).measureBoard(),
  'board-mount': async () => (await import('./board-mount.ts')).measureBoardMount(),
  inventory: async () => (await import('./inventory.ts')).measureInventory(),
  pages: async () => (await import('./pages.ts')).measurePages(),
  requests: async () => (await import('./requests.ts')).measureRequests(),
  live: async () => (await import('./live.ts')).measureLive(),
  feeds: async () => (await import('./feeds.ts')).measureFeeds(),
  fuzz: async () => (await import('./fuzz.ts')).measureFuzz(),
  imports: async () => (await import('./imports.ts')).measureImports(),
  syncs: async () => (await import('./syncs.ts')).measureSyncs(),
}

const wanted = process.argv.slice(2)
const figures: Figure[] = []
try {
  for (const [name, measure] of Object.entries(MEASURES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    console.error(`measuring ${name} …`)
    figures.push(...(await measure()))
  }
} finally {
  await cloud.stop()
}
printTable(figures)
