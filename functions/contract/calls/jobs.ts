import type { Job } from '#contract/job.ts'

/** What calls need beside their routes. */
export const callsJobs = {
  /** A call whose callbacks went missing is settled from Twilio's own list, again and again until it is over. */
  'check-calls': {
    source: 'queue',
    batchSize: 5,
    maxReceiveCount: 8,
    workers: 2,
    timeoutSeconds: 60,
    uses: ['table:read', 'table:write', 'secrets:decrypt', 'twilio', 'queue:check-calls'],
  },
  /** Brings recordings and voicemails from Twilio into our own store. */
  'copy-recordings': {
    source: 'queue',
    // One of hours fills 100 MB, and is held whole.
    batchSize: 1,
    maxReceiveCount: 5,
    workers: 2,
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
  /** Texts customers whose calls nobody answered. */
  'send-text-backs': {
    source: 'queue',
    batchSize: 1,
    maxReceiveCount: 5,
    workers: 2,
    timeoutSeconds: 60,
    uses: ['table:read', 'table:write', 'secrets:decrypt', 'twilio'],
  },
} as const satisfies Record<string, Job>
