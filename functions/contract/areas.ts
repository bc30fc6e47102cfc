import { assistantFollows } from '#contract/assistant/follows.ts'
import { assistantJobs } from '#contract/assistant/jobs.ts'
import { assistantPushes } from '#contract/assistant/pushes.ts'
import { billingJobs } from '#contract/billing/jobs.ts'
import { calendarFollows } from '#contract/calendar/follows.ts'
import { calendarJobs } from '#contract/calendar/jobs.ts'
import { calendarPushes } from '#contract/calendar/pushes.ts'
import { callsFollows } from '#contract/calls/follows.ts'
import { callsJobs } from '#contract/calls/jobs.ts'
import { callsPushes } from '#contract/calls/pushes.ts'
import { customersFollows } from '#contract/customers/follows.ts'
import { customersJobs } from '#contract/customers/jobs.ts'
import { customersPushes } from '#contract/customers/pushes.ts'
import { leavingJobs } from '#contract/leaving/jobs.ts'
import { messagingFollows } from '#contract/messaging/follows.ts'
import { messagingJobs } from '#contract/messaging/jobs.ts'
import { messagingPushes } from '#contract/messaging/pushes.ts'
import { outreachFollows } from '#contract/outreach/follows.ts'
import { outreachJobs } from '#contract/outreach/jobs.ts'
import { outreachPushes } from '#contract/outreach/pushes.ts'
import { peopleFollows } from '#contract/people/follows.ts'
import { peopleJobs } from '#contract/people/jobs.ts'
import { peoplePushes } from '#contract/people/pushes.ts'
import { privacyJobs } from '#contract/privacy/jobs.ts'
import { reportsFollows } from '#contract/reports/follows.ts'
import { reportsJobs } from '#contract/reports/jobs.ts'
import { stockFollows } from '#contract/stock/follows.ts'
import { stockJobs } from '#contract/stock/jobs.ts'
import { stockPushes } from '#contract/stock/pushes.ts'
import { telephonyFollows } from '#contract/telephony/follows.ts'
import { telephonyJobs } from '#contract/telephony/jobs.ts'
import type { FollowRow } from './follow.ts'
import type { Job } from './job.ts'
import type { Pushes } from './push.ts'

interface AreaFacts {
  /** The lower areas that it may import, besides `platform`. */
  knows: readonly string[]
  jobs: Record<string, Job>
  follows: Record<string, FollowRow>
  pushes: Pushes
}

/**
 * Every area of the product, lower ones first, with the work it does on its own and what it tells
 * open browsers. The other lists beside this file need
 * an entry for each: a new area begins here, and the types point to the rest.
 */
export const areas = {
  people: { knows: [], jobs: peopleJobs, follows: peopleFollows, pushes: peoplePushes },
  customers: { knows: ['people'], jobs: customersJobs, follows: customersFollows, pushes: customersPushes },
  stock: { knows: ['people'], jobs: stockJobs, follows: stockFollows, pushes: stockPushes },
  telephony: { knows: ['people', 'customers'], jobs: telephonyJobs, follows: telephonyFollows, pushes: {} },
  messaging: {
    knows: ['people', 'customers', 'stock', 'telephony'],
    jobs: messagingJobs,
    follows: messagingFollows,
    pushes: messagingPushes,
  },
  calls: {
    knows: ['people', 'customers', 'telephony', 'messaging'],
    jobs: callsJobs,
    follows: callsFollows,
    pushes: callsPushes,
  },
  calendar: {
    knows: ['people', 'customers', 'stock', 'telephony', 'messaging', 'calls'],
    jobs: calendarJobs,
    follows: calendarFollows,
    pushes: calendarPushes,
  },
  assistant: {
    knows: ['people', 'customers', 'stock', 'telephony', 'messaging', 'calls', 'calendar'],
    jobs: assistantJobs,
    follows: assistantFollows,
    pushes: assistantPushes,
  },
  outreach: {
    knows: ['people', 'customers', 'stock', 'telephony', 'messaging', 'calls', 'calendar', 'assistant'],
    jobs: outreachJobs,
    follows: outreachFollows,
    pushes: outreachPushes,
  },
  reports: {
    knows: ['people', 'customers', 'stock', 'telephony', 'messaging', 'calls', 'calendar', 'assistant', 'outreach'],
    jobs: reportsJobs,
    follows: reportsFollows,
    pushes: {},
  },
  billing: { knows: ['people', 'telephony', 'reports'], jobs: billingJobs, follows: {}, pushes: {} },
  leaving: {
    knows: ['people', 'customers', 'stock', 'telephony', 'calendar', 'outreach', 'billing'],
    jobs: leavingJobs,
    follows: {},
    pushes: {},
  },
  privacy: {
    knows: ['people', 'customers', 'messaging', 'calls', 'calendar', 'assistant', 'outreach'],
    jobs: privacyJobs,
    follows: {},
    pushes: {},
  },
} as const satisfies Record<string, AreaFacts>
export type Area = keyof typeof areas

/** One of these facts for every area. */
export const ofAreas = <Fact extends keyof AreaFacts>(fact: Fact) =>
  Object.fromEntries(Object.entries<AreaFacts>(areas).map(([area, facts]) => [area, facts[fact]])) as {
    [Name in Area]: (typeof areas)[Name][Fact]
  }
