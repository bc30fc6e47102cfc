import type { Job } from '#contract/job.ts'

export const privacyJobs = {
  /** Every night: removes what a dealership wants kept more briefly than is usual. */
  'keep-times': {
    source: 'queue',
    batchSize: 1,
    maxReceiveCount: 5,
    workers: 2,
    timeoutSeconds: 300,
    uses: ['table:read', 'table:write', 'media:remove', 'keys:audit', 'queue:keep-times'],
  },
} as const satisfies Record<string, Job>
