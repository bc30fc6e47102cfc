import type { Job } from '#contract/job.ts'

export const leavingJobs = {
  /**
   * What a closing brings at its moments: mails to the owners and the end of paying, then the removal of everything,
   * a minute's worth at a time.
   */
  'close-dealerships': {
    source: 'queue',
    batchSize: 1,
    maxReceiveCount: 12,
    workers: 2,
    share: { workers: 1, afterSeconds: 10 },
    timeoutSeconds: 120,
    due: { ids: ['step'] },
    uses: [
      ...[
        'table:read',
        'table:write',
        'table:read-sealed',
        'table:walk',
        'table:remove',
        'files:remove',
        'mail',
        'users',
        'users:providers',
      ],
      ...['stripe', 'secrets:decrypt', 'twilio', 'twilio-parent', 'google', 'google-tokens:decrypt'],
      'queue:close-dealerships',
    ],
  },
  /** Makes an archive of all that a dealership has, some parts at a time. */
  'make-archives': {
    source: 'queue',
    batchSize: 1,
    maxReceiveCount: 12,
    workers: 2,
    share: { workers: 1, afterSeconds: 10 },
    timeoutSeconds: 120,
    // A part is held whole, as items, as text, and packed.
    memoryMb: 1024,
    uses: ['table:read', 'table:write', 'table:walk', 'media:read', 'exports:write', 'mail', 'queue:make-archives'],
  },
} as const satisfies Record<string, Job>
