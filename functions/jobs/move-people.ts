import { movePeople } from '../core/customers/board/move-people.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'

export const handler = eachRecord(({ org, ...left }: { org: string; stage: string; isLastLook?: boolean }, run) =>
  movePeople({ ...run, org: provenOrg(org) }, left),
)
