import { provenOrg } from '../core/platform/ctx.ts'
import { warnManagers } from '../core/telephony/connections/warn-managers.ts'
import { eachRecord } from './each-record.ts'

export const handler = eachRecord(({ org, ...only }: { org: string; user?: string }, run) =>
  warnManagers({ ...run, org: provenOrg(org) }, only),
)
