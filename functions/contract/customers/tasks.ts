import * as z from 'zod/mini'

/** The progress of a job's task. */
export const TaskStatus = z.enum(['waiting', 'running', 'done', 'failed'])
export type TaskStatus = z.infer<typeof TaskStatus>
