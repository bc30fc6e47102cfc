import type { Job } from '#contract/job.ts'

export const callsJobs = {
  /** Settles a call with missing callbacks by Twilio's own list, checking repeatedly until it is over. */
  'check-calls': {
    source: 'queue',
    batchSize: 5,
    maxReceiveCount: 8,
    workers: 2,
    share: { workers: 1, afterSeconds: 5 },
    timeoutSeconds: 60,
    uses: ['table:read', 'table:write', 'secrets:decrypt', 'twilio', 'queue:check-calls'],
  },
  /** Copies recordings and voicemails from Twilio to our own storage. */
  'copy-recordings': {
    source: 'queue',
    // One of several hours fills 100 MB, and is held in memory whole.
    batchSize: 1,
    maxReceiveCount: 5,
    workers: 2,
    share: { workers: 1, afterSeconds: 20 },
    timeoutSeconds: 120,
    memoryMb: 512,
    uses: [
      'table:read',
      'table:write',
      'media:write',
      'media:remove',
      'secrets:decrypt',
      'twilio',
      'queue:copy-recordings',
    ],
  },
  /** Texts customers whose calls no one answered. */
  'send-text-backs': {
    source: 'queue',
    batchSize: 1,
    maxReceiveCount: 5,
    workers: 2,
    share: { workers: 1, afterSeconds: 3 },
    timeoutSeconds: 60,
    uses: ['table:read', 'table:write', 'secrets:decrypt', 'twilio', 'customer-mail'],
  },
} as const satisfies Record<string, Job>
