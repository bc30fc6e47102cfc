import type { Job } from '#contract/job.ts'

/** What brings the dealers’ files in. */
export const stockJobs = {
  /** Brings one dealer's file in. */
  'sync-inventory': {
    source: 'queue',
    batchSize: 1,
    maxReceiveCount: 3,
    // At some fifteen seconds a sync they bring in nearly 5,000 dealers an hour.
    workers: 20,
    timeoutSeconds: 600,
    // The largest file that is taken (core/stock/feeds/vehicle-tally.ts), every vehicle of it changed, takes some 560 MB.
    memoryMb: 1024,
    // The runtime gives what is young a tenth of the memory, and a large file would fill it with what nobody needs;
    // what has been unpacked is collected before a file is read (core/stock/syncs/apply-file.ts).
    nodeOptions: '--expose-gc --max-semi-space-size=16 --max-old-space-size=800',
    uses: [
      'table:read',
      'table:write',
      'feeds:read',
      'feeds:write',
      'ftp',
      'ftp-password:decrypt',
      'queue:sync-inventory',
    ],
  },
} as const satisfies Record<string, Job>
