import type { Job } from '#contract/job.ts'

/** The work of outreach that nobody waits for. */
export const outreachJobs = {} as const satisfies Record<string, Job>
