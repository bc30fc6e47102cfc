import type { Job } from '#contract/job.ts'

/** What reminders and appointments need at their times. */
export const calendarJobs = {} as const satisfies Record<string, Job>
