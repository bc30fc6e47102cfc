import { stockJobs } from '#contract/stock/jobs.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { syncInventory } from '../core/stock/syncs/sync-inventory.ts'
import { eachRecord } from './each-record.ts'
import { inShares } from './in-shares.ts'

type Asked = { org: string; run?: string; due?: string }

/** A failure of ours ends the run, so retrying its message does nothing. */
export const handler = eachRecord(
  ({ org, ...asked }: Asked, run) => syncInventory({ ...run, org: provenOrg(org) }, asked),
  { isFinal: true, order: inShares('sync-inventory', stockJobs['sync-inventory']) },
)
