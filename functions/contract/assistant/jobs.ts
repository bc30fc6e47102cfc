import type { Job } from '#contract/job.ts'

/** What the assistant does by itself. */
export const assistantJobs = {
  /** Answers customers, a burst of messages at a time: it waits some seconds for the next one. */
  'answer-customers': {
    source: 'queue',
    batchSize: 1,
    maxReceiveCount: 3,
    workers: 4,
    share: { workers: 2, afterSeconds: 15 },
    timeoutSeconds: 120,
    uses: [
      'table:read',
      'table:write',
      'table:read-showroom',
      'ai-keys:decrypt',
      'ai',
      'secrets:decrypt',
      'twilio',
      'customer-mail',
      'media:read',
      'media:write',
      'media:remove',
      'events:publish',
      'queue:push-again',
      'queue:mail-notifications',
      'queue:answer-customers',
    ],
  },
  /** Tells one after another of a customer who was left to people, until somebody answers. */
  'pass-waits': {
    source: 'queue',
    batchSize: 5,
    maxReceiveCount: 5,
    workers: 2,
    timeoutSeconds: 60,
    due: { ids: ['wait'] },
    uses: ['table:read', 'table:write', 'events:publish', 'queue:push-again', 'queue:mail-notifications'],
  },
  /** Writes out voice notes, voicemails, and recorded calls. */
  'transcribe-sounds': {
    source: 'queue',
    // A sound may fill 25 MB, and is held whole, twice.
    batchSize: 1,
    maxReceiveCount: 3,
    workers: 2,
    share: { workers: 1 },
    timeoutSeconds: 300,
    memoryMb: 512,
    uses: ['table:read', 'table:write', 'ai-keys:decrypt', 'ai', 'media:read', 'queue:transcribe-sounds'],
  },
} as const satisfies Record<string, Job>
