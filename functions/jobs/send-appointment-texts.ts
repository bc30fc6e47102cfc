import { calendarJobs } from '#contract/calendar/jobs.ts'
import { sendAppointmentText } from '../core/calendar/appointments/send-appointment-text.ts'
import type { Step } from '../core/calendar/appointments/texts-due.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'
import { inShares } from './in-shares.ts'

export const handler = eachRecord(
  ({ org, ...input }: { org: string; appointment: string; step: Step; due: string }, run) =>
    sendAppointmentText({ ...run, org: provenOrg(org) }, input),
  { order: inShares('send-appointment-texts', calendarJobs['send-appointment-texts']) },
)
