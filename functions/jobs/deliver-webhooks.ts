import type { DueBody } from '#contract/due.ts'
import { deliverEvent } from '../core/outreach/webhooks/deliver-event.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'

export const handler = eachRecord(({ org, ...input }: DueBody<'deliver-webhooks'>, { now }) =>
  deliverEvent(provenOrg(org), input, now),
)
