import type { Job } from '#contract/job.ts'

/** What a Twilio connection needs beside its routes. */
export const telephonyJobs = {
  /** Tells an organization's managers by mail that Twilio's webhooks are being rejected. */
  'warn-managers': {
    source: 'queue',
    batchSize: 1,
    maxReceiveCount: 5,
    workers: 2,
    timeoutSeconds: 30,
    // Whose hours are quiet.
    due: { ids: ['user'] },
    uses: ['table:read', 'table:write', 'mail'],
  },
  /** Brings in the messages that no webhook delivered. */
  'import-messages': {
    source: 'queue',
    batchSize: 1,
    maxReceiveCount: 5,
    workers: 14,
    timeoutSeconds: 300,
    uses: ['table:read', 'table:write', 'secrets:decrypt', 'twilio'],
  },
} as const satisfies Record<string, Job>
