import type { Work } from '../../platform/ctx.ts'
import type { Twiml } from '../../telephony/twilio/twiml.ts'
import type { CallItem } from '../calls/entity.ts'

/** What Twilio asks with. */
export interface Asked {
  /** The leg that asks. */
  sid: string
  parent?: string
  from: string
  to: string
  status: string
  seconds?: number
  /** How the step that is over ended, where it rang somewhere. */
  dial?: { status: string; seconds?: number }
  /** What was recorded in the step that is over. */
  recording?: { sid: string; url: string; seconds: number }
  /** The record that the browser made the call for. */
  call?: string
}

/** Which step of a call is over, and to whom it is handed over then. */
export interface Step {
  step?: string
  to?: string
}

/** Where Twilio asks on and reports to. */
export interface Addresses {
  step: (step: Record<string, string>) => string
  status: string
  recording: string
}

/** One question of Twilio's about a call, and the answer that is being written. */
export interface Turn extends Work {
  asked: Asked
  /** The call that asks, as it is now. */
  find: () => Promise<CallItem | undefined>
  at: Addresses
  twiml: Twiml
}

/** The part of it that a step is written into. */
export type Answer = Pick<Turn, 'at' | 'twiml'>
