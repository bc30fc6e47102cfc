import type { Job } from '#contract/job.ts'

/** What reminders and appointments need at their times. */
export const calendarJobs = {
  /** Confirms appointments to customers, and reminds them, each text at its time; afterwards asks people how they went. */
  'send-appointment-texts': {
    source: 'queue',
    batchSize: 5,
    maxReceiveCount: 5,
    workers: 4,
    share: { workers: 2, afterSeconds: 5 },
    timeoutSeconds: 60,
    due: { ids: ['appointment', 'step'] },
    uses: [
      'table:read',
      'table:write',
      'secrets:decrypt',
      'twilio',
      'customer-mail',
      'events:publish',
      'queue:push-again',
      'queue:mail-notifications',
    ],
  },
  /** Tells people of what they wanted to be reminded of. */
  'send-reminders': {
    source: 'queue',
    batchSize: 10,
    maxReceiveCount: 5,
    workers: 2,
    timeoutSeconds: 60,
    // Never too late: what was promised is still to be done.
    due: { ids: ['reminder'] },
    uses: ['table:read', 'table:write', 'events:publish', 'queue:push-again', 'queue:mail-notifications'],
  },
  /** Keeps a person's calendar at Google and theirs here alike: after each change, and every quarter of an hour. */
  'sync-google': {
    source: 'queue',
    batchSize: 1,
    maxReceiveCount: 3,
    workers: 2,
    share: { workers: 1, afterSeconds: 5 },
    timeoutSeconds: 120,
    due: { ids: ['user'] },
    uses: [
      'table:read',
      'table:write',
      'google',
      'google-tokens:encrypt',
      'google-tokens:decrypt',
      'events:publish',
      'queue:push-again',
      'queue:mail-notifications',
      'queue:sync-google',
    ],
  },
} as const satisfies Record<string, Job>
