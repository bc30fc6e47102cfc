import type { DueBody } from '#contract/due.ts'
import { handWaitOn } from '../core/assistant/waits/hand-wait-on.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'

export const handler = eachRecord(({ org, ...input }: DueBody<'pass-waits'>, { now, requestId }) =>
  handWaitOn({ org: provenOrg(org), now, requestId }, input),
)
