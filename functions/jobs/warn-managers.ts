import { warnManagers } from '../core/connections/warn-managers.ts'
import { provenOrg } from '../core/ctx.ts'
import { eachRecord } from './each-record.ts'

export const handler = eachRecord(({ org }: { org: string }, run) => warnManagers({ ...run, org: provenOrg(org) }))
