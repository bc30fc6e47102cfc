import { useSyncExternalStore } from 'react'
import type { Call } from '#contract/calls/call.ts'

/** State of a call while it is ringing or in progress. */
interface CallInHand {
  /** The id of our record. */
  id: string
  /** The other party, in Twilio's format; empty if the caller hides it. */
  number: string
  contact: Call['contact']
  /** The stage of a contact whose conversation the reader may not see. */
  stage?: string | null
}

export interface ActiveCall extends CallInHand {
  phase: 'connecting' | 'ringing' | 'talking' | 'reconnecting'
  /** Time it was answered, in epoch milliseconds. */
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
  /** `reconnecting`: it was ready, and Twilio currently can't be reached. */
  phase: 'off' | 'starting' | 'ready' | 'reconnecting'
  /** Another page of this browser takes the calls. */
  isElsewhere: boolean
  /** The Twilio settings are incomplete. */
  isUnconfigured: boolean
  incoming: CallInHand | null
  active: ActiveCall | null
  /** The error message to show. */
  error: string | null
  /** The SDK's warnings about the active call (`high-rtt`, `low-mos`). */
  warnings: readonly string[]
  microphones: readonly AudioDevice[]
  /** Empty if the browser doesn't allow a choice. */
  speakers: readonly AudioDevice[]
  /** Ids of the chosen devices; empty for the system default. */
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

/** The phone in this page: its readiness, the incoming caller, and the active call. */
export const useVoice = () => useSyncExternalStore(subscribeVoice, voiceState)
