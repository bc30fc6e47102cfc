import type { Call } from '@twilio/voice-sdk'
import { calls } from '#contract/calls/calls.ts'
import { call } from '../client.ts'
import { closeMicrophone, watchMicrophone } from './audio-devices.ts'
import { failureWords } from './failure-words.ts'
import { held } from './held.ts'
import { changeActive, changeVoice, voiceState } from './voice-state.ts'

/** The initial state of every call. */
export const BEGUN = { phase: 'connecting', startedAt: null, isMuted: false, isOnHold: false } as const

/** Updates the active call's state from its connection. */
export function follow(connection: Call) {
  held.connection = connection
  const hear = (event: string, listen: (...told: never[]) => void) =>
    connection.on(event, (...told) => held.connection === connection && listen(...(told as never[])))
  hear('ringing', () => changeActive({ phase: 'ringing' }))
  hear('accept', () => {
    changeActive({ phase: 'talking', startedAt: Date.now() })
    watchMicrophone()
  })
  hear('reconnecting', () => changeActive({ phase: 'reconnecting' }))
  hear('reconnected', () => changeActive({ phase: 'talking' }))
  // The SDK repeats some of them several times a second.
  hear('warning', (name: string) => {
    const { warnings } = voiceState()
    if (!warnings.includes(name)) changeVoice({ warnings: [...warnings, name] })
  })
  hear('warning-cleared', (name: string) =>
    changeVoice({ warnings: voiceState().warnings.filter((one) => one !== name) }),
  )
  hear('disconnect', over)
  hear('cancel', over)
  connection.on('error', (error: unknown) => {
    // The SDK reports a refused microphone only after the call is gone.
    const isLatest = held.connection === undefined || held.connection === connection
    if (!held.device || !isLatest) return
    connection.disconnect()
    over()
    changeVoice({ error: failureWords(error, 'call_error') })
  })
}

/** After the SDK's call is over: before that, it would not release the microphone. */
function over() {
  const { active } = voiceState()
  if (active?.phase === 'connecting' && held.connection?.direction === 'OUTGOING') endUnconnected(active.id)
  held.connection = undefined
  changeVoice({ active: null, warnings: [] })
  void closeMicrophone()
}

/** Ends the record of an outgoing call that Twilio has not dialed: Twilio may not know of it and report nothing. */
export const endUnconnected = (id: string) => void call(calls.end, { params: { id } }).catch(() => undefined)

export function hangUp() {
  held.connection?.disconnect()
  over()
}

export function setMuted(isMuted: boolean) {
  changeActive({ isMuted })
  applySound()
}

/** Mutes both sides: Twilio bridges the two, so nothing could be played in between. */
export function setOnHold(isOnHold: boolean) {
  changeActive({ isOnHold })
  applySound()
}

function applySound() {
  const { active } = voiceState()
  held.connection?.mute(active?.isMuted || active?.isOnHold)
  for (const track of held.connection?.getRemoteStream()?.getAudioTracks() ?? []) track.enabled = !active?.isOnHold
}

/** Presses keys on the dial pad. */
export const sendDigits = (digits: string) => held.connection?.sendDigits(digits)
