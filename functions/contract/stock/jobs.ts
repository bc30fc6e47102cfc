import type { Job } from '#contract/job.ts'

export const stockJobs = {
  /** Imports one dealer's file. */
  'sync-inventory': {
    source: 'queue',
    isRound: true,
    batchSize: 1,
    maxReceiveCount: 3,
    // At about fifteen seconds per sync, they import nearly 5,000 dealers an hour.
    workers: 6,
    share: { workers: 2, afterSeconds: 30 },
    timeoutSeconds: 600,
    // The largest accepted file (core/stock/feeds/vehicle-tally.ts) takes about 560 MB if every vehicle changed.
    memoryMb: 1024,
    // By default the young generation gets a tenth of the memory, and a large file would fill it with garbage; unpacked
    // data is collected before a file is read (core/stock/syncs/apply-file.ts).
    nodeOptions: '--expose-gc --max-semi-space-size=16 --max-old-space-size=800',
    uses: [
      'table:read',
      'table:write',
      'lists:read',
      'lists:write',
      'ftp',
      'ftp-password:decrypt',
      'queue:sync-inventory',
    ],
  },
} as const satisfies Record<string, Job>
