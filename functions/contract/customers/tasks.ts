import * as z from 'zod/mini'

/** How far something is that a job does. */
export const TaskStatus = z.enum(['waiting', 'running', 'done', 'failed'])
export type TaskStatus = z.infer<typeof TaskStatus>
