import { calendarJobs } from '#contract/calendar/jobs.ts'
import { askOutcome } from '../core/calendar/appointments/ask-outcome.ts'
import { type Ask, isAsk } from '../core/calendar/appointments/outcome-asks.ts'
import { sendAppointmentText } from '../core/calendar/appointments/send-appointment-text.ts'
import type { Step } from '../core/calendar/appointments/texts-due.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'
import { inShares } from './in-shares.ts'

export const handler = eachRecord(
  ({ org, step, ...input }: { org: string; appointment: string; step: Step | Ask; due: string }, run) =>
    isAsk(step)
      ? askOutcome(provenOrg(org), { ...input, step })
      : sendAppointmentText({ ...run, org: provenOrg(org) }, { ...input, step }),
  { order: inShares('send-appointment-texts', calendarJobs['send-appointment-texts']) },
)
