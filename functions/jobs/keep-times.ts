import { provenOrg } from '../core/platform/ctx.ts'
import { removeOutdated } from '../core/privacy/keeping/remove-outdated.ts'
import { eachRecord } from './each-record.ts'

export const handler = eachRecord(({ org }: { org: string }, run) => removeOutdated({ ...run, org: provenOrg(org) }))
