import type { BenchCloud } from './bench-cloud.ts'
import type { Figure } from './measure.ts'

/** Every measure by its name. Core reads its environment when it is first used, so each is imported once a cloud stands. */
export const MEASURES: Record<string, (cloud: BenchCloud) => Promise<Figure[]>> = {
  handlers: async () => (await import('./handlers.ts')).measureHandlers(),
  webhook: async () => (await import('./webhook.ts')).measureWebhook(),
  outage: async (cloud) => (await import('./outage.ts')).measureOutage(cloud),
  'silent-queue': async (cloud) => (await import('./silent-queue.ts')).measureSilentQueue(cloud),
  storm: async (cloud) => (await import('./storm.ts')).measureStorm(cloud),
  faults: async (cloud) => (await import('./faults.ts')).measureFaults(cloud),
  cost: async (cloud) => (await import('./cost.ts')).measureCost(cloud),
  'at-once': async (cloud) => (await import('./at-once.ts')).measureAtOnce(cloud),
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
  capacity: async (cloud) => (await import('./capacity.ts')).measureCapacity(cloud.twilio),
  calls: async () => (await import('./calls.ts')).measureCalls(),
  board: async () => (await import('./board.ts')).measureBoard(),
  inventory: async () => (await import('./inventory.ts')).measureInventory(),
  feeds: async () => (await import('./feeds.ts')).measureFeeds(),
  fuzz: async () => (await import('./fuzz.ts')).measureFuzz(),
  imports: async () => (await import('./imports.ts')).measureImports(),
  due: async () => (await import('./due.ts')).measureDue(),
  syncs: async () => (await import('./syncs.ts')).measureSyncs(),
}
