import { type Area, ofAreas } from './areas.ts'
import { usesOfFollows } from './follows.ts'
import { gather } from './gather.ts'
import type { Job } from './job.ts'

const byArea = ofAreas('jobs')
const jobsOfAreas = gather(byArea)

/** The queues of jobs with a fact. */
const queuesWith = (fact: 'due' | 'isRound') =>
  Object.entries<Job>(jobsOfAreas).flatMap(([name, job]) =>
    job.source === 'queue' && job[fact] ? [`queue:${name}` as const] : [],
  )

/**
 * Everything that starts without a request from a browser or Twilio: `functions/jobs/<name>.ts`. A queue job's queue
 * has the job's name; `queue:<name>` in `uses` lets a function put work on it.
 */
export const jobs = {
  /** Follows writes (contract/follows.ts): pointers to open browsers, counters, search items, delayed checks. */
  react: {
    source: 'stream',
    batchSize: 100,
    // A shard delivers at most 1,000 changes a second, and a batch takes about 0.2 s.
    lanes: 4,
    timeoutSeconds: 120,
    uses: [...usesOfFollows, 'set-aside:write'],
  },
  /** Retries updates to browsers that the stream's consumer could not send; after eight minutes, a person is needed. */
  'push-again': {
    source: 'queue',
    batchSize: 5,
    maxReceiveCount: 8,
    workers: 3,
    timeoutSeconds: 10,
    uses: ['events:publish'],
  },
  /** Every five minutes, which is also its timeout: follows the changes that were set aside in S3. */
  'replay-changes': {
    source: 'schedule',
    everyMinutes: 5,
    timeoutSeconds: 300,
    uses: [...usesOfFollows, 'set-aside:replay'],
  },
  /** Every minute: puts everything that is due on the queue of its kind. */
  'run-due': {
    source: 'schedule',
    everyMinutes: 1,
    timeoutSeconds: 55,
    uses: ['table:read', 'table:write', ...queuesWith('due')],
  },
  /** Every quarter of an hour: starts recurring work for each dealership in its register. */
  'plan-rounds': {
    source: 'schedule',
    everyMinutes: 15,
    timeoutSeconds: 60,
    uses: ['table:read', ...queuesWith('isRound')],
  },
  ...jobsOfAreas,
} as const satisfies Record<string, Job>
export type JobName = keyof typeof jobs

export const areaOfJob = (name: JobName): Area | 'platform' =>
  (Object.keys(byArea) as Area[]).find((area) => name in byArea[area]) ?? 'platform'
