import type { Account } from '../records.ts'

const ENDS = ['completed', 'busy', 'no-answer', 'failed', 'canceled'] as const
export type End = (typeof ENDS)[number]
export type CallStatus = 'queued' | 'ringing' | 'in-progress' | End

/** Who hears of a leg's progress, and of which events. */
export type Callback = { url: string; method: string; events: string[] }

/** The browser at the end of a leg, which has to hear what happens to it; a telephone has none, the console plays it. */
export type Line = { ringing(): void; connected(): void; ended(): void }

/** What a leg's TwiML is waiting for. */
export type Activity =
  | { verb: 'Dial'; children: Leg[]; isRecorded: boolean; giveUp(end: End): void }
  | { verb: 'Record'; record(seconds: number): void }

/** One side of a call while it lasts, the caller's or a called one; what REST shows of it is in the store. */
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
  /** Its TwiML; aborted when REST sends the leg to another. */
  script: AbortController | null
  /** Resolves when a called leg follows TwiML of its own, and so has left whoever dialed it. */
  left: PromiseWithResolvers<void>
  activity: Activity | null
  /** How the leg ends if it was never answered: as its last Dial did. */
  outcome: End
  /** Nobody answers its Dials any more. */
  ringsOut: End | null
  /** As the console says it; counted where it does not. */
  seconds: number | null
  recordedSeconds: number | null
  /** How many callbacks went out, and when the last of them was answered. */
  told: { count: number; last: Promise<unknown> }
  /** Requests of the whole call that are not answered yet. */
  pending: Set<Promise<unknown>>
}

export const isEnd = (status: string): status is End => (ENDS as readonly string[]).includes(status)
export const isOver = ({ status }: Leg) => isEnd(status)
export const isAnswered = ({ answeredAt }: Leg) => answeredAt !== null
