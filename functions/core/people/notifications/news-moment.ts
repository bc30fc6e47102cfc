import type { NoticeItem } from './entity.ts'

/** A notification to record; `at` must be the same every time the same thing is recorded. */
export type News = Pick<
  NoticeItem,
  'inbox' | 'kind' | 'about' | 'contact' | 'other' | 'conversation' | 'count' | 'detail'
> & {
  at: Date
}
