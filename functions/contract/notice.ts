import type { Label } from '#contract/language.ts'
import type { Sentence } from '#contract/words.ts'

/** How somebody is told: in Lotwire's list, by its sound, by the browser while the page is hidden, by email. */
export const NOTICE_WAYS = ['app', 'sound', 'browser', 'email'] as const
export type NoticeWay = (typeof NOTICE_WAYS)[number]

export interface NoticeSubject {
  name: string
  count: number | null
}

export interface NoticeFacts {
  /** Where the person sets how they are told of it. */
  label: Label
  managersOnly?: true
  /** How somebody is told who has never chosen. */
  ways: readonly NoticeWay[]
  /** The page it leads to where it is about no customer. */
  page?: string
  /** Of a customer, for whom it still is news: who looks after them, or all while nobody does; else whoever sees them. */
  isOf?: 'assignee' | 'nobody'
  /** The kind it is for who was given the customer since. */
  becomes?: string
  /** It is over for everybody once anybody has read the conversation. */
  isOverWhenRead?: true
  /** False where its area mails by itself. */
  isMailed?: false
  /** What is said, of a customer where it is about one, or of how many where it is about several. */
  text: Sentence<NoticeSubject>
}

/** What an area tells people of, by kind. */
export type Notices = Record<string, NoticeFacts>
