import type { Job } from '#contract/job.ts'

/** Functions of accounts, sockets and notices, beside their routes. */
export const peopleJobs = {
  /**
   * Sign-up, resend and forgotten password, on a queue so that no response reveals whether an address is known; and the
   * deletion of accounts whose users have left. Also mails users what concerns the safety of their account.
   */
  'open-accounts': {
    source: 'queue',
    batchSize: 1,
    maxReceiveCount: 5,
    workers: 2,
    timeoutSeconds: 30,
    uses: ['table:read', 'passwords:decrypt', 'users', 'mail'],
  },
  /** The user pool's mails: verification and password codes. */
  'custom-message': { source: 'users', timeoutSeconds: 5, uses: [] },
  /** Runs before the user pool issues tokens: limits what they let their holder do in the pool itself. */
  'pre-token-generation': { source: 'users', timeoutSeconds: 5, uses: [] },
  /** AppSync asks it whether a socket may connect and subscribe. */
  'authorize-realtime': { source: 'events', timeoutSeconds: 5, uses: ['table:read', 'keys:realtime-check'] },
  /** Extends and checks the chain of a dealership's audit log, and seals the day. */
  'check-logs': {
    source: 'queue',
    batchSize: 1,
    maxReceiveCount: 5,
    workers: 2,
    timeoutSeconds: 300,
    uses: [
      'table:read',
      'table:write',
      'table:chain',
      'keys:audit',
      'events:publish',
      'queue:push-again',
      'queue:mail-notifications',
    ],
  },
  /** Every night: has each dealership's audit log checked, its contacts, its reports, its plan, and its usage. */
  'plan-checks': {
    source: 'schedule',
    everyMinutes: 24 * 60,
    timeoutSeconds: 300,
    uses: [
      'table:read',
      'queue:check-logs',
      'queue:join-twins',
      'queue:fill-reports',
      'queue:sync-billing',
      'queue:settle-usage',
    ],
  },
  /** Mails users the notifications that they have left unread for a while. */
  'mail-notifications': {
    source: 'queue',
    batchSize: 5,
    maxReceiveCount: 5,
    workers: 2,
    share: { workers: 1, afterSeconds: 5 },
    timeoutSeconds: 60,
    // Delayed for users mailed a moment ago, or in quiet hours.
    due: { ids: ['inbox', 'id', 'user'] },
    uses: ['table:read', 'table:write', 'mail'],
  },
  /** Sends one notification to one browser of a person's; a vendor that is slow or down keeps nothing else waiting. */
  'push-notifications': {
    source: 'queue',
    batchSize: 10,
    maxReceiveCount: 5,
    workers: 8,
    share: { workers: 1, afterSeconds: 1 },
    timeoutSeconds: 60,
    uses: ['table:read', 'table:write', 'keys:push', 'queue:push-notifications'],
  },
} as const satisfies Record<string, Job>
