import type { Job } from '#contract/job.ts'

export const reportsJobs = {
  /** Every night: records for reports what happened before they were kept, and checks what yesterday added up to. */
  'fill-reports': {
    source: 'queue',
    batchSize: 1,
    maxReceiveCount: 5,
    workers: 2,
    timeoutSeconds: 300,
    uses: ['table:read', 'table:write', 'queue:fill-reports'],
  },
} as const satisfies Record<string, Job>
