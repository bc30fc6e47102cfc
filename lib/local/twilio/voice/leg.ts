import type { Account } from '../records.ts'

const ENDS = ['completed', 'busy', 'no-answer', 'failed', 'canceled'] as const
export type End = (typeof ENDS)[number]
export type CallStatus = 'queued' | 'ringing' | 'in-progress' | End

/** The recipient of a leg's progress reports, and the events it wants. */
export type Callback = { url: string; method: string; events: string[] }

/** The browser at the end of a leg, told what happens to it; a telephone has none, because the console plays it. */
export type Line = { ringing(): void; connected(): void; ended(): void }

/** The verb that a leg's TwiML is waiting on. */
export type Activity =
  | { verb: 'Dial'; children: Leg[]; isRecorded: boolean; giveUp(end: End): void }
  | { verb: 'Record'; record(seconds: number): void }

/** One side of a call in progress, the caller's or a called party's; its REST representation is in the store. */
export type Leg = {
  sid: string
  account: Account
  parent: Leg | null
  status: CallStatus
  line: Line | null
  callback: Callback | null
  answeredAt: number | null
  answered: PromiseWithResolvers<void>
  ended: PromiseWithResolvers<End>
  /** Its running TwiML; aborted when REST redirects the leg. */
  script: AbortController | null
  /** Resolves when a called leg follows TwiML of its own, and so has left the caller who dialed it. */
  left: PromiseWithResolvers<void>
  activity: Activity | null
  /** The leg's status if it ends unanswered: that of its last Dial. */
  outcome: End
  /** Set if no one answers its Dials anymore, to how they end. */
  ringsOut: End | null
  /** Set by the console; measured if null. */
  seconds: number | null
  recordedSeconds: number | null
  /** Number of callbacks sent, and a promise for the last one's response. */
  told: { count: number; last: Promise<unknown> }
  /** Requests of the whole call that have no response yet. */
  pending: Set<Promise<unknown>>
}

export const isEnd = (status: string): status is End => (ENDS as readonly string[]).includes(status)
export const isOver = ({ status }: Leg) => isEnd(status)
export const isAnswered = ({ answeredAt }: Leg) => answeredAt !== null
