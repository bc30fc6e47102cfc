import type { Job } from '#contract/job.ts'

export const reportsJobs = {
  /** On Monday morning: mails managers who wish it their dealership's last week. */
  'mail-reports': {
    source: 'queue',
    batchSize: 1,
    maxReceiveCount: 5,
    workers: 2,
    share: { workers: 1, afterSeconds: 10 },
    timeoutSeconds: 120,
    due: { ids: ['week'] },
    uses: ['table:read', 'table:write', 'mail', 'events:publish', 'queue:push-again', 'queue:mail-notifications'],
  },
  /**
   * Every night: records for reports what happened before they were kept, and checks what yesterday added up to; then
   * makes findable what was written before words were indexed.
   */
  'fill-reports': {
    source: 'queue',
    batchSize: 1,
    maxReceiveCount: 5,
    workers: 2,
    timeoutSeconds: 300,
    uses: ['table:read', 'table:write', 'queue:fill-reports'],
  },
} as const satisfies Record<string, Job>
