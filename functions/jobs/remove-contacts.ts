import { removeLeft } from '../core/messaging/conversations/remove-left.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'

export const handler = eachRecord(({ org, contact }: { org: string; contact: string }) =>
  removeLeft(provenOrg(org), contact),
)
