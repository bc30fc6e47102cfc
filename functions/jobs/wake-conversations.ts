import type { DueBody } from '#contract/due.ts'
import { endSnooze } from '../core/messaging/conversations/end-snooze.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'

export const handler = eachRecord(({ org, ...body }: DueBody<'wake-conversations'>, run) =>
  endSnooze({ ...run, org: provenOrg(org) }, body),
)
