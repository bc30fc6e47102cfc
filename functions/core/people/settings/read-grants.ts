import type { Grant } from '#contract/setting.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { GRANTING } from './rules.ts'
import { readSettings } from './store.ts'

/** The grants that the dealership's settings currently give every agent. */
export async function readGrants(org: OrgId): Promise<Record<Grant, boolean>> {
  const grants = GRANTING.map(async ({ group, key, grant }) => {
    const values: Record<string, unknown> = await readSettings(org, group)
    return [grant, values[key] === true] as const
  })
  return Object.fromEntries(await Promise.all(grants)) as Record<Grant, boolean>
}
