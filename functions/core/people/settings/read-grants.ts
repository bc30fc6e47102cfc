import type { Demand, Grant } from '#contract/setting.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { readSettings } from './door.ts'
import { GRANTING } from './rules.ts'

/** What the dealership's settings currently grant every agent, and demand of everybody. */
export async function readGrants(org: OrgId) {
  const grants = {} as Record<Grant, boolean>
  const demands = {} as Record<Demand, boolean>
  const read = GRANTING.map(async ({ group, key, grants: grant, demands: demand }) => {
    const values: Record<string, unknown> = await readSettings(org, group)
    if (grant) grants[grant] = values[key] === true
    if (demand) demands[demand] = values[key] === true
  })
  await Promise.all(read)
  return { grants, demands }
}
