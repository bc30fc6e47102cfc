import { expect } from 'vitest'
import type { TestOrganization } from '../cloud.ts'
import { runDueOf } from '../run-due-of.ts'

export const HOUR_MS = 3_600_000
/** Noon in California on a coming Tuesday, when every customer may be written to. */
export const NOON = (() => {
  const day = new Date(Date.now() + 2 * 24 * HOUR_MS)
  day.setUTCHours(20, 0, 0, 0)
  while (day.getUTCDay() !== 2) day.setUTCDate(day.getUTCDate() + 1)
  return day.getTime()
})()

/** Does what is due so many hours after that noon. */
export const runDueAfterNoon = ({ org }: TestOrganization, hours = 0) => runDueOf(org, new Date(NOON + hours * HOUR_MS))

interface Step {
  id?: string
  act: string
  [field: string]: unknown
}
export interface Line {
  act: string
  outcome: string
  reason: string | null
}
export interface Run {
  id: string
  status: string
  reason: string | null
  version: number
  due_at: string | null
  contact: { id: string }
  story: Line[]
}

/** An automation that is on, started by a customer's message unless told otherwise. */
export async function publishAutomation(
  { client }: TestOrganization,
  steps: Step[],
  more: Record<string, unknown> = {},
) {
  const input = { name: 'Drip', trigger: { on: 'message_received' }, cool_down_minutes: 0, exits: [], steps, ...more }
  const { status, body } = await client.post('/api/automations', input)
  expect(status, JSON.stringify(body)).toBe(200)
  const id = body.automation.id as string
  const path = `/api/automations/${id}`
  expect(await client.post(`${path}/publish`)).toMatchObject({ status: 200, body: { automation: { version: 1 } } })
  return {
    id,
    path,
    runs: async (status?: string): Promise<Run[]> =>
      (await client.get(`${path}/runs${status ? `?status=${status}` : ''}`)).body.data,
    remove: () => client.delete(path),
  }
}
