import * as z from 'zod/mini'
import { Id } from '#contract/fields.ts'
import { messagingJobs } from '#contract/messaging/jobs.ts'
import { messagingRoutes } from '#contract/messaging/routes.ts'
import { route } from '#contract/route.ts'

/**
 * Adds so many functions with two routes each, and as many jobs with queues, to the largest area: before anything reads
 * the lists of all areas, and in a process that nothing else is tested in.
 */
export function plantFunctions(count: number) {
  const row = { access: 'member', uses: ['table:read', 'table:write'], output: z.object({}) } as const
  for (let i = 1; i <= count; i++) {
    const name = `planted-${i}`
    const rows = {
      list: route({ ...row, method: 'GET', path: `/api/${name}` }),
      update: route({ ...row, method: 'PUT', path: `/api/${name}/{id}`, params: z.object({ id: Id }) }),
    }
    const job = { ...messagingJobs['sync-templates'] }
    Object.assign(messagingRoutes, { [name]: rows })
    Object.assign(messagingJobs, { [`planted-job-${i}`]: job })
  }
}
