import { type ClosingWork, takeStep } from '../core/leaving/closures/take-step.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'

export const handler = eachRecord(({ org, ...work }: { org: string } & ClosingWork, run) =>
  takeStep({ ...run, org: provenOrg(org) }, work),
)
