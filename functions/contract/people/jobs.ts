import type { Job } from '#contract/job.ts'

/** What accounts, sockets and notices need beside their routes. */
export const peopleJobs = {
  /**
   * Sign-up, resend and forgotten password, behind a queue so that no answer tells whether an address is known; and the
   * end of an account whose person left.
   */
  'open-accounts': {
    source: 'queue',
    batchSize: 1,
    maxReceiveCount: 5,
    workers: 8,
    timeoutSeconds: 30,
    uses: ['table:read', 'passwords:decrypt', 'users', 'mail'],
  },
  /** The user pool's mails: verification and password codes. */
  'custom-message': { source: 'users', timeoutSeconds: 5, uses: [] },
  /** Before the user pool hands out tokens: what they let their holder do at the pool itself. */
  'pre-token-generation': { source: 'users', timeoutSeconds: 5, uses: [] },
  /** AppSync asks whether a socket may connect and subscribe. */
  'authorize-realtime': { source: 'events', timeoutSeconds: 5, uses: ['table:read', 'keys:realtime-check'] },
  /** Lays and checks the chain of a dealership's audit log, and seals the day. */
  'check-logs': {
    source: 'queue',
    batchSize: 1,
    maxReceiveCount: 5,
    workers: 4,
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
  /** Every night: has each dealership's audit log checked. */
  'plan-checks': {
    source: 'schedule',
    everyMinutes: 24 * 60,
    timeoutSeconds: 300,
    uses: ['table:read', 'queue:check-logs'],
  },
  /** Mails people what has waited for them for a while, where they have not looked since. */
  'mail-notifications': {
    source: 'queue',
    batchSize: 5,
    maxReceiveCount: 5,
    workers: 2,
    timeoutSeconds: 60,
    // Whose last mail was a moment ago, or whose hours are quiet.
    due: { ids: ['inbox', 'id', 'user'] },
    uses: ['table:read', 'table:write', 'mail'],
  },
} as const satisfies Record<string, Job>
