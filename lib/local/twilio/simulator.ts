import type { Account } from './records.ts'
import type { Store } from './store.ts'
import type { Chaos, Faults } from './trouble.ts'
import type { Delivery, Params } from './webhook.ts'

/** Milliseconds from the status before. */
export type Timings = { sending: number; sent: number; delivered: number; read: number; price: number }

/** What every part of the simulator works with. */
export type Simulator = {
  store: Store
  /** The folder of its own, for media bytes. */
  dir: string
  /** Its own base address. */
  url: string
  timings: Timings
  chaos: Chaos
  faults: Faults
  /** The clock of dates and of the 24-hour window. */
  now(): number
  /** Runs later, unless stopped before. */
  after(milliseconds: number, run: () => void): void
  /** Sends a signed webhook through the chaos switches. */
  post(kind: 'inbound' | 'status', account: Account, url: string, method: string, params: Params): Promise<Delivery[]>
}
