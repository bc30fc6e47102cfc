import type { DueBody } from '#contract/due.ts'
import { handLeadOn } from '../core/outreach/first-touch/hand-lead-on.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'

export const handler = eachRecord(({ org, ...input }: DueBody<'pass-leads'>, { now, requestId }) =>
  handLeadOn({ org: provenOrg(org), now, requestId }, input),
)
