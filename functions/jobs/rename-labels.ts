import { applyRenames } from '../core/customers/label-changes/apply-renames.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'

interface Job {
  org: string
  name: string
  place?: string
  isLastLook?: boolean
}

export const handler = eachRecord(({ org, ...left }: Job, run) => applyRenames({ ...run, org: provenOrg(org) }, left))
