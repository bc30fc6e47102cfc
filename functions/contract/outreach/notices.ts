import type { Notices } from '#contract/notice.ts'

export const outreachNotices = {} as const satisfies Notices
