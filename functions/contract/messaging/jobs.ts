import type { Job } from '#contract/job.ts'

/** What conversations, templates and their files need beside their routes. */
export const messagingJobs = {
  /**
   * A message that Twilio has not accepted after a minute is looked up in Twilio's own list, again and again for an hour.
   * Of one that a customer wrote (`is_heard`), a STOP that no carrier confirms is confirmed, a wish for no offers kept, and one to go on by text
   * asked about.
   * A visitor who proved a number is texted what they left the chat without reading.
   */
  'check-messages': {
    source: 'queue',
    batchSize: 5,
    maxReceiveCount: 8,
    workers: 4,
    share: { workers: 2, afterSeconds: 5 },
    timeoutSeconds: 60,
    uses: ['table:read', 'table:write', 'secrets:decrypt', 'twilio', 'customer-mail', 'queue:check-messages'],
  },
  /** Brings customers' files from Twilio into our own store. */
  'copy-media': {
    source: 'queue',
    // A file may fill 25 MB, and is held whole.
    batchSize: 1,
    maxReceiveCount: 5,
    workers: 4,
    share: { workers: 2, afterSeconds: 10 },
    timeoutSeconds: 120,
    uses: ['table:read', 'table:write', 'media:write', 'media:remove', 'secrets:decrypt', 'twilio', 'queue:copy-media'],
  },
  /** Takes in what SES tells of mails that left: bounces, complaints, and deliveries. */
  'read-mail-events': {
    source: 'queue',
    batchSize: 10,
    maxReceiveCount: 5,
    workers: 2,
    timeoutSeconds: 60,
    uses: ['table:read', 'table:write'],
  },
  /** Reads what WhatsApp's review says of an organization's templates. */
  'sync-templates': {
    source: 'queue',
    isRound: true,
    batchSize: 1,
    maxReceiveCount: 3,
    workers: 3,
    share: { workers: 1, afterSeconds: 20 },
    timeoutSeconds: 300,
    // Every five minutes while WhatsApp reviews any of them.
    due: { ids: [] },
    uses: ['table:read', 'table:write', 'secrets:decrypt', 'twilio'],
  },
  /**
   * Seals the file of a deleted contact's sale, removes what else they leave (conversations, messages, history, recordings,
   * appointments), and ends exports that may hold them; removes a template's header file.
   */
  'remove-left': {
    source: 'queue',
    batchSize: 5,
    maxReceiveCount: 8,
    workers: 2,
    timeoutSeconds: 300,
    uses: [
      ...(['table:read', 'table:write', 'media:remove', 'exports:remove', 'lists:remove'] as const),
      ...(['keys:audit', 'queue:remove-left'] as const),
    ],
  },
  /** Joins contacts of a dealership that are one person. */
  'join-twins': {
    source: 'queue',
    batchSize: 1,
    maxReceiveCount: 3,
    workers: 2,
    timeoutSeconds: 300,
    uses: ['table:read', 'table:write', 'events:publish', 'queue:push-again', 'queue:mail-notifications'],
  },
  /** Gives what somebody who left looked after to who gets it. */
  'move-conversations': {
    source: 'queue',
    batchSize: 1,
    maxReceiveCount: 5,
    workers: 2,
    timeoutSeconds: 300,
    uses: ['table:read', 'table:write', 'queue:move-conversations'],
  },
  /** Parts contacts whose merge somebody undoes. */
  'undo-merges': {
    source: 'queue',
    batchSize: 1,
    maxReceiveCount: 8,
    workers: 2,
    timeoutSeconds: 300,
    uses: ['table:read', 'table:write', 'media:read', 'media:write'],
  },
  /** Gives out the conversations of one organization that wait for somebody. */
  'assign-waiting': {
    source: 'queue',
    batchSize: 5,
    maxReceiveCount: 3,
    workers: 2,
    timeoutSeconds: 120,
    // Every five minutes while any wait: somebody may have begun work.
    due: { ids: [] },
    uses: ['table:read', 'table:write'],
  },
  /** Wakes the conversations that slept until now. */
  'wake-conversations': {
    source: 'queue',
    batchSize: 10,
    maxReceiveCount: 5,
    workers: 2,
    timeoutSeconds: 60,
    due: { ids: ['contact'] },
    uses: ['table:read', 'table:write'],
  },
  /** Sends the messages whose time has come. */
  'send-scheduled': {
    source: 'queue',
    batchSize: 5,
    maxReceiveCount: 8,
    workers: 4,
    share: { workers: 2, afterSeconds: 5 },
    timeoutSeconds: 60,
    // A day late it would be out of place.
    due: { ids: ['conversation', 'scheduled'], lateMinutes: 1440 },
    uses: [
      'table:read',
      'table:write',
      'media:read',
      'media:write',
      'media:remove',
      'secrets:decrypt',
      'twilio',
      'customer-mail',
      'queue:send-scheduled',
    ],
  },
} as const satisfies Record<string, Job>
