import type { Account } from './records.ts'
import type { Store } from './store.ts'
import type { Chaos, Faults } from './trouble.ts'
import type { Devices } from './voice/devices.ts'
import type { Leg } from './voice/leg.ts'
import type { Delivery, Params } from './webhook.ts'

/** Milliseconds from the status before. */
export type Timings = {
  sending: number
  sent: number
  delivered: number
  read: number
  price: number
  /** From a call's beginning until the phone rings. */
  ringing: number
  /** How long a browser is called that is not registered. */
  unregistered: number
}

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
  /** The legs of the calls that last, by their sids. */
  legs: Map<string, Leg>
  /** The browsers that can be called. */
  devices: Devices
  /** The clock of dates and of the 24-hour window. */
  now(): number
  /** Runs later, unless stopped before. */
  after(milliseconds: number, run: () => void): void
  /** Sends a signed webhook through the chaos switches. */
  post(kind: 'inbound' | 'status', account: Account, url: string, method: string, params: Params): Promise<Delivery[]>
}
