import { setTimeout as wait } from 'node:timers/promises'
import type { Account } from './records.ts'
import { TwilioError } from './twilio-error.ts'
import { type Delivery, type Params, sendWebhook } from './webhook.ts'

export const FAULT_KINDS = ['429', '500', 'timeout', 'reset_after_accept'] as const
type FaultKind = (typeof FAULT_KINDS)[number]
export type Fault = { kind: FaultKind; count: number }
type Faults = { set(fault: Fault): void; current(): Fault | null; next(): FaultKind | null }

/** Trouble between Twilio and our webhooks. */
export type Chaos = {
  /** Number of upcoming status callbacks that never arrive. */
  lost_callbacks: number
  /** Number of upcoming inbound messages that never reach their webhook. */
  lost_inbound: number
  /** Every webhook arrives twice. */
  doubled: boolean
  /** Status callbacks arrive in any order. */
  shuffled: boolean
  /** The customers' phones are off: messages stay at sent. */
  phones_off: boolean
}

const calm = (): Chaos => ({
  lost_callbacks: 0,
  lost_inbound: 0,
  doubled: false,
  shuffled: false,
  phones_off: false,
})

/** Time a hanging request is kept open. */
const HANG_MS = 20_000
const SHUFFLE_MS = 400

/** The faults of the next requests that create a message. */
function createFaults(): Faults {
  let fault: Fault | null = null
  return {
    set: (next) => {
      fault = next.count > 0 ? { ...next } : null
    },
    current: () => fault,
    next: () => {
      if (!fault) return null
      const { kind } = fault
      fault.count--
      if (fault.count <= 0) fault = null
      return kind
    },
  }
}

type Trouble = { chaos: Chaos; faults: Faults }
export type Troubles = ReturnType<typeof openTroubles>

/** The trouble of all accounts, and that of those that have been given one of their own. */
export function openTroubles() {
  const calmed = (): Trouble => ({ chaos: calm(), faults: createFaults() })
  const all = calmed()
  const own = new Map<string, Trouble>()
  return {
    /** What an account suffers. */
    of: (accountSid: string) => own.get(accountSid) ?? all,
    /** What can be changed: of one account from now on, or of all others. */
    at(accountSid?: string): Trouble {
      if (accountSid === undefined) return all
      const trouble = own.get(accountSid) ?? calmed()
      own.set(accountSid, trouble)
      return trouble
    },
  }
}

/** Fails or hangs as the fault says; `reset_after_accept` lets the request pass and only loses its response. */
export async function suffer(fault: FaultKind | null, signal: AbortSignal): Promise<void> {
  if (fault === '429') throw new TwilioError(429, 20429, 'Too Many Requests')
  if (fault === '500') throw new TwilioError(500, 20500, 'An internal server error has occurred')
  if (fault === 'timeout') {
    await wait(HANG_MS, undefined, { signal, ref: false }).catch(() => undefined)
    throw new TwilioError(504, 20504, 'Gateway timeout')
  }
}

/** Sends a webhook as often, and as late, as the switches say. */
export async function postThrough(
  chaos: Chaos,
  kind: 'inbound' | 'status',
  account: Account,
  url: string,
  method: string,
  params: Params,
): Promise<Delivery[]> {
  const copies = copiesOf(kind, chaos)
  return Promise.all(
    Array.from({ length: copies }, async () => {
      if (kind === 'status' && chaos.shuffled) await wait(Math.random() * SHUFFLE_MS)
      const { url: address, status } = await sendWebhook(url, method, params, account.auth_token)
      return { url: address, status }
    }),
  )
}

/** Zero, one or two copies; lost ones are counted down. */
function copiesOf(kind: 'inbound' | 'status', chaos: Chaos): number {
  const lost = kind === 'inbound' ? 'lost_inbound' : 'lost_callbacks'
  if (chaos[lost] > 0) {
    chaos[lost]--
    return 0
  }
  return chaos.doubled ? 2 : 1
}
