import { indexPast } from '../core/calls/search/index-past.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'

export const handler = eachRecord(({ org }: { org: string }) => indexPast(provenOrg(org)))
