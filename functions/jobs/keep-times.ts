import { provenOrg } from '../core/platform/ctx.ts'
import { keepTimes } from '../core/privacy/keeping/keep-times.ts'
import { eachRecord } from './each-record.ts'

export const handler = eachRecord(({ org }: { org: string }, run) => keepTimes({ ...run, org: provenOrg(org) }))
