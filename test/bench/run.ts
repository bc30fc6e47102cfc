import { startBenchCloud } from './bench-cloud.ts'
import { type Figure, HEADER, lineOf } from './measure.ts'

// Core reads its environment when it is first used, so the measures are imported after the cloud stands.
const cloud = await startBenchCloud()
const MEASURES: Record<string, () => Promise<Figure[]>> = {
  handlers: async () => (await import('./handlers.ts')).measureHandlers(),
  webhook: async () => (await import('./webhook.ts')).measureWebhook(),
  // These follow the table's stream from its beginning.
  outage: async () => (await import('./outage.ts')).measureOutage(cloud),
  storm: async () => (await import('./storm.ts')).measureStorm(cloud),
  faults: async () => (await import('./faults.ts')).measureFaults(cloud),
  cost: async () => (await import('./cost.ts')).measureCost(cloud),
  'at-once': async () => (await import('./at-once.ts')).measureAtOnce(cloud),
  'stale-rows': async () => (await import('./stale-rows.ts')).measureStaleRows(),
  hostile: async () => (await import('./hostile.ts')).measureHostile(),
  'key-call': async () => (await import('./key-call.ts')).measureKeyCall(),
  talk: async () => (await import('./talk.ts')).measureTalk(),
  'board-mount': async () => (await import('./board-mount.ts')).measureBoardMount(),
  pages: async () => (await import('./pages.ts')).measurePages(),
  site: async () => (await import('./site.ts')).measureSite(),
  requests: async () => (await import('./requests.ts')).measureRequests(),
  'idle-hour': async () => (await import('./idle-hour.ts')).measureIdleHour(),
  large: async () => (await import('./large.ts')).measureLarge(),
  live: async () => (await import('./live.ts')).measureLive(),
  // These fill the table, whose engine is busy with it from then on.
  capacity: async () => (await import('./capacity.ts')).measureCapacity(cloud.twilio),
  calls: async () => (await import('./calls.ts')).measureCalls(),
  board: async () => (await import('./board.ts')).measureBoard(),
  inventory: async () => (await import('./inventory.ts')).measureInventory(),
  feeds: async () => (await import('./feeds.ts')).measureFeeds(),
  fuzz: async () => (await import('./fuzz.ts')).measureFuzz(),
  imports: async () => (await import('./imports.ts')).measureImports(),
  syncs: async () => (await import('./syncs.ts')).measureSyncs(),
}

const wanted = process.argv.slice(2)
console.log(HEADER)
try {
  for (const [name, measure] of Object.entries(MEASURES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    console.error(`measuring ${name} …`)
    for (const figure of await measure().catch((error) => [brokenOff(name, error)])) console.log(lineOf(figure))
  }
} finally {
  await cloud.stop()
}

/** A measure that breaks off is told in its line, and holds up no other. */
function brokenOff(name: string, error: unknown): Figure {
  console.error(error)
  process.exitCode = 1
  return { measure: name, floor: '—', ours: `broke off: ${error}`, reach: '—', isReached: false }
}
