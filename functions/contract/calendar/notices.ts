import type { Notices } from '#contract/notice.ts'

export const calendarNotices = {} as const satisfies Notices
