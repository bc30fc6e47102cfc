import { usesOfFollows } from './follows.ts'
import type { Use } from './route.ts'

/** `lanes`: how many batches of one shard are followed side by side, ten at most; an item's changes stay in one. */
export type Job = {
  uses: readonly Use[]
  timeoutSeconds: number
  /** Left out, what nearly all jobs have (lib/aws/functions.ts). */
  memoryMb?: number
  /** How its process is started, where the runtime's own way does not fit. */
  nodeOptions?: string
} & (
  | { source: 'stream'; batchSize: number; lanes: number }
  /** `workers`: how many of its function run at once, two at least. */
  | { source: 'queue'; batchSize: number; maxReceiveCount: number; workers: number }
  | { source: 'schedule'; everyMinutes: number }
  | { source: 'users' }
  | { source: 'events' }
)

/**
 * Everything that starts without a browser or Twilio asking: `functions/jobs/<name>.ts`. A queue job's queue has the
 * job's name; `queue:<name>` in `uses` lets a function put work on it.
 */
export const jobs = {
  /** What follows a write (contract/follows.ts): pointers to open browsers, counters, search items, delayed checks. */
  react: {
    source: 'stream',
    batchSize: 100,
    // A shard brings 1,000 changes a second at most, and a batch takes some 0.2 s.
    lanes: 4,
    timeoutSeconds: 120,
    uses: [...usesOfFollows, 'set-aside:write'],
  },
  /** Sign-up, resend and forgotten password, behind a queue so that no answer tells whether an address is known. */
  'open-accounts': {
    source: 'queue',
    batchSize: 1,
    maxReceiveCount: 5,
    workers: 10,
    timeoutSeconds: 30,
    uses: ['table:read', 'passwords:decrypt', 'users', 'mail'],
  },
  /** A message that Twilio has not accepted after a minute is looked up in Twilio's own list, again and again for an hour. */
  'check-messages': {
    source: 'queue',
    batchSize: 5,
    maxReceiveCount: 8,
    workers: 10,
    timeoutSeconds: 60,
    uses: ['table:read', 'table:write', 'secrets:decrypt', 'twilio', 'queue:check-messages'],
  },
  /** Brings customers' files from Twilio into our own store. */
  'copy-media': {
    source: 'queue',
    // A file may fill 25 MB, and is held whole.
    batchSize: 1,
    maxReceiveCount: 5,
    workers: 10,
    timeoutSeconds: 120,
    uses: ['table:read', 'table:write', 'media:write', 'media:remove', 'secrets:decrypt', 'twilio', 'queue:copy-media'],
  },
  /** Every quarter of an hour: which organizations' messages to compare with Twilio's list. */
  'plan-imports': {
    source: 'schedule',
    everyMinutes: 15,
    timeoutSeconds: 60,
    uses: ['table:read', 'queue:import-messages'],
  },
  /** Brings in the messages that no webhook delivered. */
  'import-messages': {
    source: 'queue',
    batchSize: 1,
    maxReceiveCount: 5,
    workers: 20,
    timeoutSeconds: 300,
    uses: ['table:read', 'table:write', 'secrets:decrypt', 'twilio'],
  },
  /** Every five minutes: whose templates to ask Twilio about. */
  'plan-template-syncs': {
    source: 'schedule',
    everyMinutes: 5,
    timeoutSeconds: 60,
    uses: ['table:read', 'queue:sync-templates'],
  },
  /** Reads what WhatsApp's review says of an organization's templates. */
  'sync-templates': {
    source: 'queue',
    batchSize: 1,
    maxReceiveCount: 3,
    workers: 5,
    timeoutSeconds: 300,
    uses: ['table:read', 'table:write', 'secrets:decrypt', 'twilio'],
  },
  /** What people ask for that takes longer than an answer: many contacts changed, or written into a file. */
  'run-tasks': {
    source: 'queue',
    batchSize: 1,
    maxReceiveCount: 5,
    workers: 5,
    timeoutSeconds: 600,
    uses: ['table:read', 'table:write', 'exports:write', 'queue:run-tasks'],
  },
  /** Removes what a contact that was deleted leaves: conversations, messages, history. */
  'remove-contacts': {
    source: 'queue',
    batchSize: 5,
    maxReceiveCount: 8,
    workers: 2,
    timeoutSeconds: 300,
    uses: ['table:read', 'table:write', 'media:remove'],
  },
  /** Brings in files of contacts, and takes back what they made. */
  'import-contacts': {
    source: 'queue',
    batchSize: 1,
    maxReceiveCount: 5,
    workers: 5,
    timeoutSeconds: 600,
    uses: ['table:read', 'table:write', 'feeds:read', 'feeds:write', 'queue:import-contacts'],
  },
  /** Tells an organization's managers by mail that Twilio's webhooks are being rejected. */
  'warn-managers': {
    source: 'queue',
    batchSize: 1,
    maxReceiveCount: 5,
    workers: 2,
    timeoutSeconds: 30,
    uses: ['table:read', 'table:write', 'mail'],
  },
  /** Moves the people of a stage that was removed. */
  'move-people': {
    source: 'queue',
    batchSize: 1,
    maxReceiveCount: 5,
    workers: 4,
    timeoutSeconds: 300,
    uses: ['table:read', 'table:write', 'queue:move-people'],
  },
  /** Gives whoever bears a label that was renamed its new name, and takes one that was removed off. */
  'rename-labels': {
    source: 'queue',
    batchSize: 1,
    maxReceiveCount: 5,
    workers: 4,
    timeoutSeconds: 300,
    uses: ['table:read', 'table:write', 'queue:rename-labels'],
  },
  /** Every quarter of an hour: which dealers' files it is time to fetch. */
  'plan-syncs': {
    source: 'schedule',
    everyMinutes: 15,
    timeoutSeconds: 60,
    uses: ['table:read', 'queue:sync-inventory'],
  },
  /** Brings one dealer's file in. */
  'sync-inventory': {
    source: 'queue',
    batchSize: 1,
    maxReceiveCount: 3,
    // At some fifteen seconds a sync they bring in nearly 5,000 dealers an hour.
    workers: 20,
    timeoutSeconds: 600,
    // The largest file that is taken (core/stock/feeds/vehicle-tally.ts), every vehicle of it changed, takes some 560 MB.
    memoryMb: 1024,
    // The runtime gives what is young a tenth of the memory, and a large file would fill it with what nobody needs;
    // what has been unpacked is collected before a file is read (core/stock/syncs/apply-file.ts).
    nodeOptions: '--expose-gc --max-semi-space-size=16 --max-old-space-size=800',
    uses: [
      'table:read',
      'table:write',
      'feeds:read',
      'feeds:write',
      'ftp',
      'ftp-password:decrypt',
      'queue:sync-inventory',
    ],
  },
  /** Tells open browsers what the stream's consumer could not; for eight minutes, then a person is wanted. */
  'push-again': {
    source: 'queue',
    batchSize: 5,
    maxReceiveCount: 8,
    workers: 3,
    timeoutSeconds: 10,
    uses: ['events:publish'],
  },
  /** The user pool's mails: verification and password codes. */
  'custom-message': { source: 'users', timeoutSeconds: 5, uses: [] },
  /** Before the user pool hands out tokens: what they let their holder do at the pool itself. */
  'pre-token-generation': { source: 'users', timeoutSeconds: 5, uses: [] },
  /** AppSync asks whether a socket may connect and subscribe. */
  'authorize-realtime': { source: 'events', timeoutSeconds: 5, uses: ['keys:realtime-check'] },
  /** Every five minutes, which it never runs longer than: follows the changes that were set aside in S3. */
  'replay-changes': {
    source: 'schedule',
    everyMinutes: 5,
    timeoutSeconds: 300,
    uses: [...usesOfFollows, 'set-aside:replay'],
  },
} as const satisfies Record<string, Job>
export type JobName = keyof typeof jobs
