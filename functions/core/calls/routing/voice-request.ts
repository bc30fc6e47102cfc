import type { Work } from '../../platform/ctx.ts'
import type { Twiml } from '../../telephony/twilio/twiml.ts'
import type { CallItem } from '../calls/entity.ts'

/** The parameters of Twilio's request. */
export interface Asked {
  /** The leg that makes the request. */
  sid: string
  parent?: string
  from: string
  to: string
  status: string
  seconds?: number
  /** The outcome of the finished step, if it rang anyone. */
  dial?: { status: string; seconds?: number }
  /** The recording made in the finished step. */
  recording?: { sid: string; url: string; seconds: number }
  /** The call record that the browser created beforehand. */
  call?: string
}

/** The finished step of a call, and the colleague to transfer it to. */
export interface Step {
  step?: string
  to?: string
}

/** The URLs for Twilio's next requests and reports. */
export interface Addresses {
  step: (step: Record<string, string>) => string
  status: string
  recording: string
}

/** One of Twilio's requests about a call, and the TwiML being written in response. */
export interface Turn extends Work {
  asked: Asked
  /** The current state of the requesting call. */
  find: () => Promise<CallItem | undefined>
  at: Addresses
  twiml: Twiml
}

/** The part of it that a step is written to. */
export type Answer = Pick<Turn, 'at' | 'twiml'>
