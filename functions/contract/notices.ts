import { assistantNotices } from '#contract/assistant/notices.ts'
import { callsNotices } from '#contract/calls/notices.ts'
import { messagingNotices } from '#contract/messaging/notices.ts'
import { stockNotices } from '#contract/stock/notices.ts'
import { telephonyNotices } from '#contract/telephony/notices.ts'
import type { Area } from './areas.ts'
import { gather } from './gather.ts'
import type { NoticeFacts, Notices } from './notice.ts'

/** Everything that a person is told of, in the order in which they choose how. */
const NOTICES = gather({
  messaging: messagingNotices,
  calls: callsNotices,
  stock: stockNotices,
  telephony: telephonyNotices,
  assistant: assistantNotices,
  people: {},
  customers: {},
  reports: {},
} satisfies Record<Area, Notices>)
export type NoticeKind = keyof typeof NOTICES

export const NOTICE_KINDS = Object.keys(NOTICES) as NoticeKind[]

export const factsOfKind = (kind: NoticeKind): NoticeFacts & { becomes?: NoticeKind } => NOTICES[kind]

/** What somebody of this role may be told of. */
export const kindsFor = (role: { isManager: boolean }): NoticeKind[] =>
  NOTICE_KINDS.filter((kind) => role.isManager || !factsOfKind(kind).managersOnly)
