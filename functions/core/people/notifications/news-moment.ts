import type { NoticeItem } from './entity.ts'

/** A notification to record; `at` must be the same every time the same thing is recorded. */
export type News = Pick<
  NoticeItem,
  'inbox' | 'kind' | 'about' | 'contact' | 'other' | 'conversation' | 'count' | 'detail'
> & {
  at: Date
}

/** The stream reports changes to the second; within it what is told again would otherwise have another time. */
export const toSecond = (at: Date) => new Date(Math.floor(at.getTime() / 1000) * 1000)
