import type { DueBody } from '#contract/due.ts'
import { sendReminder } from '../core/calendar/reminders/send-reminder.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import type { DueMessage } from '../core/platform/due/due-times.ts'
import { eachRecord } from './each-record.ts'

export const handler = eachRecord(({ org, ...input }: DueBody<'send-reminders'> & DueMessage) =>
  sendReminder(provenOrg(org), input),
)
