import { assistantNotices } from '#contract/assistant/notices.ts'
import { billingNotices } from '#contract/billing/notices.ts'
import { calendarNotices } from '#contract/calendar/notices.ts'
import { callsNotices } from '#contract/calls/notices.ts'
import { customersNotices } from '#contract/customers/notices.ts'
import { messagingNotices } from '#contract/messaging/notices.ts'
import { outreachNotices } from '#contract/outreach/notices.ts'
import { peopleNotices } from '#contract/people/notices.ts'
import { reportsNotices } from '#contract/reports/notices.ts'
import { stockNotices } from '#contract/stock/notices.ts'
import { telephonyNotices } from '#contract/telephony/notices.ts'
import type { Area } from './areas.ts'
import { gather } from './gather.ts'
import type { NoticeFacts, Notices } from './notice.ts'

/** All notifications, in the order in which people choose how to get them. */
const NOTICES = gather({
  messaging: messagingNotices,
  calls: callsNotices,
  calendar: calendarNotices,
  stock: stockNotices,
  telephony: telephonyNotices,
  assistant: assistantNotices,
  outreach: outreachNotices,
  people: peopleNotices,
  customers: customersNotices,
  reports: reportsNotices,
  billing: billingNotices,
  leaving: {},
  privacy: {},
} satisfies Record<Area, Notices>)
export type NoticeKind = keyof typeof NOTICES

export const NOTICE_KINDS = Object.keys(NOTICES) as NoticeKind[]

export const factsOfKind = (kind: NoticeKind): NoticeFacts & { becomes?: NoticeKind } => NOTICES[kind]

/** The notifications available to a role. */
export const kindsFor = (role: { isManager: boolean }): NoticeKind[] =>
  NOTICE_KINDS.filter((kind) => role.isManager || !factsOfKind(kind).managersOnly)
