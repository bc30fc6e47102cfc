import type { Job } from '#contract/job.ts'

export const billingJobs = {
  /**
   * Reads at Stripe how a dealership stands, and opens it or lets it end: after each of Stripe's events, which may come
   * twice, late, or in any order, and every night, for those that never came. Tells whoever pays what they must know.
   */
  'sync-billing': {
    source: 'queue',
    batchSize: 1,
    maxReceiveCount: 5,
    workers: 2,
    share: { workers: 1, afterSeconds: 10 },
    timeoutSeconds: 60,
    uses: [
      ...['table:read', 'table:write', 'stripe', 'mail', 'keys:audit'],
      ...['events:publish', 'queue:push-again', 'queue:mail-notifications'],
    ] as const,
  },
  /** Every night: reads what numbers that Lotwire bought have cost, and bills it. */
  'settle-usage': {
    source: 'queue',
    batchSize: 1,
    maxReceiveCount: 5,
    workers: 2,
    share: { workers: 1, afterSeconds: 10 },
    timeoutSeconds: 120,
    uses: ['table:read', 'table:write', 'secrets:decrypt', 'twilio', 'stripe'],
  },
} as const satisfies Record<string, Job>
