import type { Chaos, Fault } from '../../../lib/local/twilio.ts'
import type { Passage } from './faulty-line.ts'

/** One message to each customer, all at once. */
export interface Round {
  /** Start of the round, in seconds from the first. */
  at: number
  fault?: Fault
  chaos?: Partial<Chaos>
  /** The line's, for the n-th request that comes by. */
  passage?: (n: number) => Passage
  /** True to kill the sending process before Twilio has responded. */
  isKilled?: boolean
}

const half = (passage: Passage) => (n: number) => (n % 2 ? passage : 'through')

export const ROUNDS: Round[] = [
  { at: 0, fault: { kind: '429', count: 100 } },
  { at: 15, fault: { kind: '500', count: 25 } },
  { at: 30, passage: half('lost'), chaos: { lost_callbacks: 60 } },
  { at: 150, passage: (n) => (n % 2 ? 'held' : 'answer held'), isKilled: true },
  { at: 165, fault: { kind: 'timeout', count: 20 }, chaos: { doubled: true } },
  { at: 240, chaos: { lost_callbacks: 10_000 } },
  { at: 360, passage: (n) => (n % 3 ? 'through' : 'lost'), fault: { kind: '500', count: 20 } },
  { at: 375, passage: (n) => (n % 3 ? 'held' : 'answer held'), isKilled: true, chaos: { lost_callbacks: 100 } },
  { at: 390, fault: { kind: 'timeout', count: 10 }, chaos: { shuffled: true } },
  { at: 600, passage: half('lost'), fault: { kind: '429', count: 60 } },
]
