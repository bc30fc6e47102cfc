import type { Job } from '#contract/job.ts'

export const telephonyJobs = {
  /** Mails an organization's managers that Twilio's webhooks are being rejected. */
  'warn-managers': {
    source: 'queue',
    batchSize: 1,
    maxReceiveCount: 5,
    workers: 2,
    share: { workers: 1, afterSeconds: 5 },
    timeoutSeconds: 30,
    // `user` is a person whose mail waits until their quiet hours are over.
    due: { ids: ['user'] },
    uses: ['table:read', 'table:read-sealed', 'table:write', 'mail'],
  },
  /** Takes a registration as far as it can go now; it comes again until carriers have decided, and then daily. */
  'sync-registrations': {
    source: 'queue',
    isRound: true,
    batchSize: 1,
    maxReceiveCount: 5,
    workers: 2,
    share: { workers: 1, afterSeconds: 20 },
    timeoutSeconds: 55,
    due: { ids: [] },
    uses: ['table:read', 'table:write', 'secrets:decrypt', 'tax-id:decrypt', 'twilio', 'twilio-registrar'],
  },
  /** Imports the messages that no webhook delivered. */
  'import-messages': {
    source: 'queue',
    isRound: true,
    batchSize: 1,
    maxReceiveCount: 5,
    workers: 3,
    share: { workers: 1, afterSeconds: 30 },
    timeoutSeconds: 300,
    uses: ['table:read', 'table:write', 'secrets:decrypt', 'twilio'],
  },
  /** Asks Twilio how far a number has come on WhatsApp, and daily whether it still serves the usual ones. */
  'follow-sender': {
    source: 'queue',
    isRound: true,
    batchSize: 1,
    maxReceiveCount: 5,
    workers: 2,
    share: { workers: 1, afterSeconds: 5 },
    timeoutSeconds: 60,
    // Twilio reports no such change by itself.
    due: { ids: [] },
    uses: ['table:read', 'table:write', 'secrets:decrypt', 'twilio'],
  },
} as const satisfies Record<string, Job>
