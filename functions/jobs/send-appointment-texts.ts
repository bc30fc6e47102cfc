import { calendarJobs } from '#contract/calendar/jobs.ts'
import { askOutcome } from '../core/calendar/appointments/ask-outcome.ts'
import { type Ask, isAsk } from '../core/calendar/appointments/outcome-asks.ts'
import { sendAppointmentText } from '../core/calendar/appointments/send-appointment-text.ts'
import type { Step } from '../core/calendar/appointments/texts-due.ts'
import { sendCode } from '../core/messaging/phone-codes/send-code.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'
import { inShares } from './in-shares.ts'

type Body = { org: string } & (
  | { step: Step | Ask; appointment: string; due: string }
  | { step: 'code'; phone: string; code: string }
)

export const handler = eachRecord(
  ({ org: id, ...input }: Body, run) => {
    const org = provenOrg(id)
    if (input.step === 'code') return sendCode({ ...run, org }, input)
    const { step, ...rest } = input
    return isAsk(step) ? askOutcome(org, { ...rest, step }) : sendAppointmentText({ ...run, org }, { ...rest, step })
  },
  { order: inShares('send-appointment-texts', calendarJobs['send-appointment-texts']) },
)
