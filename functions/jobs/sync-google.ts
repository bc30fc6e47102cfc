import { type SyncInput, syncGoogle } from '../core/calendar/google/sync-google.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'

export const handler = eachRecord(({ org, ...input }: { org: string } & SyncInput, run) =>
  syncGoogle({ ...run, org: provenOrg(org) }, input),
)
