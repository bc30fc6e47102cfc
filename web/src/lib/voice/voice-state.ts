import { useSyncExternalStore } from 'react'
import type { Call } from '#contract/calls/call.ts'

/** What is known of a call while it rings or goes on. */
interface CallInHand {
  /** Of our record. */
  id: string
  /** Whom it is with: as Twilio writes it, empty where a caller hides it. */
  number: string
  contact: Call['contact']
  /** Of a contact whose conversation isn't the reader's. */
  stage?: string | null
}

export interface ActiveCall extends CallInHand {
  phase: 'connecting' | 'ringing' | 'talking' | 'reconnecting'
  /** When somebody answered; epoch milliseconds. */
  startedAt: number | null
  isMuted: boolean
  isOnHold: boolean
}

/** A microphone or a speaker. */
export interface AudioDevice {
  id: string
  label: string
}

export interface VoiceState {
  /** `reconnecting`: it was ready, and Twilio can't be reached at the moment. */
  phase: 'off' | 'starting' | 'ready' | 'reconnecting'
  /** Another page of this browser takes the calls. */
  isElsewhere: boolean
  /** Something is missing in the Twilio settings. */
  isUnconfigured: boolean
  incoming: CallInHand | null
  active: ActiveCall | null
  /** What went wrong, in words. */
  error: string | null
  /** What the SDK complains of in the active call (`high-rtt`, `low-mos`). */
  warnings: readonly string[]
  microphones: readonly AudioDevice[]
  /** None where the browser doesn't let one choose. */
  speakers: readonly AudioDevice[]
  /** The chosen ones' ids; empty for whichever the computer uses. */
  microphone: string
  speaker: string
}

const OFF: VoiceState = {
  phase: 'off',
  isElsewhere: false,
  isUnconfigured: false,
  incoming: null,
  active: null,
  error: null,
  warnings: [],
  microphones: [],
  speakers: [],
  microphone: '',
  speaker: '',
}

let state = OFF
const listeners = new Set<() => void>()

export const voiceState = () => state

export function changeVoice(changes: Partial<VoiceState>) {
  state = { ...state, ...changes }
  for (const listener of listeners) listener()
}

export function changeActive(changes: Partial<ActiveCall>) {
  if (state.active) changeVoice({ active: { ...state.active, ...changes } })
}

export const forgetVoice = () => changeVoice(OFF)

/** Hears of every change; returns a function that stops it. */
export function subscribeVoice(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The phone in this page: whether it is ready, who calls, and whom one talks to. */
export const useVoice = () => useSyncExternalStore(subscribeVoice, voiceState)
