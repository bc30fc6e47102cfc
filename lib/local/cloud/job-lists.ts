import type { Job } from '#contract/job.ts'
import { functionList } from '../../function-list.ts'
import type { LocalQueue } from '../queues.ts'
import type { LocalSchedule } from '../schedules.ts'

const jobsFrom = <Source extends Job['source']>(source: Source) =>
  functionList.flatMap(({ name, job }) =>
    job?.source === source ? [{ name, ...(job as Extract<Job, { source: Source }>) }] : [],
  )

/** The queues of lib/aws/queues.ts. Failed messages come back sooner than there, because someone is waiting. */
export const queueList: LocalQueue[] = jobsFrom('queue').map(
  ({ name, batchSize, maxReceiveCount, timeoutSeconds, workers }) => ({
    name,
    handler: name,
    batchSize,
    workers,
    maxReceiveCount,
    deadLetter: true,
    visibilitySeconds: timeoutSeconds,
  }),
)

/** The schedules of lib/aws/schedules.ts. */
export const scheduleList: LocalSchedule[] = jobsFrom('schedule').map(({ name, everyMinutes }) => ({
  name,
  everyMinutes,
  functionName: name,
  input: {},
}))
