import type { Recorder } from '#contract/calls/spoken.ts'
import type { Language } from '#contract/language.ts'
import type { CallItem, NewCall } from '../calls/entity.ts'
import type { Told } from '../calls/update-call.ts'

/** What a call does next. */
export type Answer =
  /** Says that the call is recorded, and no more. */
  | { next: 'announce'; announced?: Recorder }
  | { next: 'hang_up' }
  /** Says why not, and hangs up. */
  | { next: 'refuse'; because: string; language: Language }
  | RingsNumber
  | RingsDevices
  | TakesMessage

/** Rings a number; a customer hears that they are recorded before anyone can hear them. */
export interface RingsNumber {
  next: 'ring_number'
  step: string
  number: string
  from: string
  isRecorded: boolean
  announced?: Recorder
}

/** Rings colleagues' browsers, all at once; the first to accept gets the call. */
export interface RingsDevices {
  next: 'ring_devices'
  identities: string[]
  seconds: number
  step: string
  isRecorded: boolean
  /** Says first that the call is recorded. */
  announced?: Recorder
}

/** Asks a customer for a message; `thankedBy`: whom they called, absent if they talked to us. */
export interface TakesMessage {
  next: 'take_message'
  thankedBy?: string
  announced?: Recorder
}

/** What a request comes to: the answer, and what becomes known of a call, which may begin with it. */
export interface Decision {
  answer: Answer
  call?: CallItem | NewCall
  tell?: (seen: NewCall) => Told
}

export const HANG_UP: Decision = { answer: { next: 'hang_up' } }
