import type { Account } from './records.ts'
import type { Store } from './store.ts'
import type { Troubles } from './trouble.ts'
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
  /** From the start of a call until the phone rings. */
  ringing: number
  /** Time that a browser that is not registered is called. */
  unregistered: number
  /** Between two states of a number on its way to WhatsApp. */
  sender: number
  /** Of a registration by Twilio or the carriers. */
  review: number
}

/** The state and tools shared by every part of the simulator. */
export type Simulator = {
  store: Store
  /** The simulator's folder, for media bytes. */
  dir: string
  /** The simulator's base URL. */
  url: string
  timings: Timings
  /** Of a message's statuses that follow by themselves, only the last is told to its sender. */
  isTerse: boolean
  troubles: Troubles
  /** The legs of ongoing calls, by sid. */
  legs: Map<string, Leg>
  /** The browsers that can be called. */
  devices: Devices
  /** The clock for dates and the 24-hour window. */
  now(): number
  /** Runs later, unless the simulator is stopped first. */
  after(milliseconds: number, run: () => void): void
  /** Sends a signed webhook through the chaos switches. */
  post(kind: 'inbound' | 'status', account: Account, url: string, method: string, params: Params): Promise<Delivery[]>
}

/** A request to the REST interface, by an account that may make it. */
export type Request = {
  account: Account
  path: Record<string, string>
  query: URLSearchParams
  form: URLSearchParams
  json: Record<string, unknown>
}
export type Handler = (sim: Simulator, request: Request) => unknown
