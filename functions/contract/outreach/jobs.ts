import type { Job } from '#contract/job.ts'

/** The work of outreach that nobody waits for. */
export const outreachJobs = {
  /** Begins automations with customers, and takes their steps, each at its time. */
  'run-automations': {
    source: 'queue',
    batchSize: 5,
    maxReceiveCount: 8,
    workers: 2,
    share: { workers: 1, afterSeconds: 10 },
    timeoutSeconds: 120,
    // Never too late: what was promised is still to be done, in lawful hours.
    due: { ids: ['task', 'automation', 'contact', 'about'] },
    uses: [
      'table:read',
      'table:write',
      'secrets:decrypt',
      'twilio',
      'customer-mail',
      'events:publish',
      'queue:push-again',
      'queue:mail-notifications',
      'queue:run-automations',
      'queue:deliver-webhooks',
      'keys:audit',
    ],
  },
  /** Tells addresses of the dealership's other programs what happened, each again and again for a day. */
  'deliver-webhooks': {
    source: 'queue',
    batchSize: 10,
    maxReceiveCount: 5,
    workers: 8,
    share: { workers: 1, afterSeconds: 1 },
    // One that hangs takes five seconds, and a batch no longer.
    timeoutSeconds: 30,
    due: { ids: ['webhook', 'delivery'] },
    uses: ['table:read', 'table:write', 'webhook-secrets:decrypt'],
  },
  /** Passes on the new leads that nobody answered in time. */
  'pass-leads': {
    source: 'queue',
    batchSize: 5,
    maxReceiveCount: 5,
    workers: 2,
    timeoutSeconds: 60,
    due: { ids: ['contact'] },
    uses: [
      'table:read',
      'table:write',
      'events:publish',
      'queue:push-again',
      'queue:mail-notifications',
      'queue:answer-customers',
    ],
  },
  /** Reads the mails that came to conversations' addresses, and to dealerships' for leads; SES starts it. */
  'read-lead-mails': {
    source: 'events',
    // A mail may have 40 MB, and is held whole, thrice.
    memoryMb: 512,
    timeoutSeconds: 60,
    uses: [
      'table:read',
      'table:write',
      'customer-mail',
      'mails:read',
      'media:write',
      'ai-keys:decrypt',
      'ai',
      'events:publish',
      'queue:push-again',
      'queue:mail-notifications',
    ],
  },
  /** Does a campaign's work, a stretch at a time. */
  'run-campaigns': {
    source: 'queue',
    batchSize: 1,
    maxReceiveCount: 5,
    workers: 3,
    share: { workers: 2, afterSeconds: 30 },
    timeoutSeconds: 90,
    due: { ids: ['campaign'] },
    uses: [
      'table:read',
      'table:write',
      'table:read-showroom',
      'media:read',
      'media:write',
      'media:remove',
      'secrets:decrypt',
      'twilio',
      'customer-mail',
      'events:publish',
      'queue:push-again',
      'queue:mail-notifications',
      'queue:run-campaigns',
    ],
  },
} as const satisfies Record<string, Job>
