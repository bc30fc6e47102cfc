import { checkLog } from '../core/people/audit-chain/check-log.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'

export const handler = eachRecord(({ org }: { org: string }, { now }) => checkLog({ org: provenOrg(org), now }))
