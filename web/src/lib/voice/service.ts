import type { Device } from '@twilio/voice-sdk'
import { voice } from '#contract/calls/voice.ts'
import { ApiError } from '../api-error.ts'
import { call } from '../client.ts'
import { coalesced } from '../coalesced.ts'
import { errorText } from '../language/error-text.ts'
import { textOf } from '../language/text.ts'
import { allowPlainSocketsTo } from '../local-web-socket.ts'
import { holdLock, listHeldLocks } from '../locks.ts'
import { noticeEndOfSession } from '../session.ts'
import { followAudioDevices } from './audio-devices.ts'
import { failureWords, isTokenExpired } from './failure-words.ts'
import { held } from './held.ts'
import { receiveCall } from './ringing.ts'
import { voiceTexts } from './texts.ts'
import { changeVoice, forgetVoice, voiceState } from './voice-state.ts'

/** Held by the one page of this browser that takes calls. */
const LOCK = 'voice'
/** Held by that page during a call, which a takeover by another page would cut off. */
const CALL_LOCK = 'voice.call'
/** If a token this new is reported expired, another one would be too. */
const TOKEN_NEW_MS = 60_000

let running: AbortController | undefined

/** Keeps this browser's other pages from taking over until the signal. */
export const holdCall = (signal: AbortSignal) => holdLock(CALL_LOCK, { signal })

/** Once no page of this browser takes the calls any more; rejects with the signal. */
export const whenFree = (signal: AbortSignal): Promise<void> => navigator.locks.request(LOCK, { signal }, () => {})

/**
 * Starts the call service in this page; if another page has it, only with `isTakingOver`, and not during its call.
 * `isQuiet`: not requested by the user just now, so a failure is not shown.
 */
export async function startVoice({ isTakingOver = false, isQuiet = false } = {}) {
  if (voiceState().phase !== 'off') return
  const own = new AbortController()
  running = own
  changeVoice({ phase: 'starting', error: null, isUnconfigured: false, isElsewhere: false })
  try {
    const locks = await listHeldLocks()
    if (!isTakingOver && locks.has(LOCK)) return stopVoice({ isElsewhere: true })
    if (locks.has(CALL_LOCK)) return stopVoice({ isElsewhere: true, error: textOf(voiceTexts)('call_elsewhere') })
    void holdLock(LOCK, { steal: true, signal: own.signal }).then(
      () => own.signal.aborted || stopVoice({ isElsewhere: true }),
    )
    const token = await call(voice.token)
    // Before the SDK is loaded, because it captures the WebSocket that it finds.
    if (token.gateway) allowPlainSocketsTo(`http://${token.gateway}`)
    const { openDevice } = await import('./open-device.ts')
    if (own.signal.aborted) return
    const device = openDevice(token)
    held.device = device
    listen(device, own.signal)
    followAudioDevices(device)
    await device.register()
  } catch (error) {
    if (!own.signal.aborted) failToStart(error, isQuiet)
  }
}

function failToStart(error: unknown, isQuiet: boolean) {
  stopVoice({
    error: isQuiet ? null : errorText(error, textOf(voiceTexts)('initialize_failed')),
    isUnconfigured: error instanceof ApiError && error.code === 'not_configured',
  })
}

/** Ends every call and releases the device. Only the given state remains. */
export function stopVoice(said: Parameters<typeof changeVoice>[0] = {}) {
  const { device } = held
  running?.abort()
  held.device = undefined
  held.connection = undefined
  held.ringing = []
  forgetVoice()
  if (device?.state !== 'destroyed') device?.destroy()
  changeVoice(said)
}

function listen(device: Device, signal: AbortSignal) {
  const isOurs = () => held.device === device
  const token = tokenRenewal(device)
  device.on('registered', () => isOurs() && changeVoice({ phase: 'ready', error: null }))
  device.on('unregistered', () => isOurs() && voiceState().phase === 'ready' && changeVoice({ phase: 'reconnecting' }))
  device.on('destroyed', () => isOurs() && stopVoice())
  device.on('incoming', (connection) => isOurs() && receiveCall(connection))
  device.on('tokenWillExpire', token.renew)
  device.on('error', (error: unknown) => {
    if (!isOurs()) return
    if (isTokenExpired(error) && !token.isNew()) return token.renew()
    const words = failureWords(error, 'device_error')
    if (voiceState().phase === 'starting') stopVoice({ error: words })
    else changeVoice({ error: words })
  })
  // A computer that slept may have lost both its connection and its token.
  const wake = () => document.visibilityState === 'visible' && device.state === 'unregistered' && token.renew()
  window.addEventListener('online', wake, { signal })
  document.addEventListener('visibilitychange', wake, { signal })
}

/** Gives the device new tokens. It registers by itself: a second time while it reconnects would make it hang. */
function tokenRenewal(device: Device) {
  const once = coalesced()
  let renewedAt = 0
  return {
    isNew: () => Date.now() - renewedAt < TOKEN_NEW_MS,
    renew: () =>
      once(async () => {
        const { token } = await call(voice.token).catch((error: unknown) => {
          noticeEndOfSession(error, '')
          throw error
        })
        if (held.device !== device) return
        renewedAt = Date.now()
        device.updateToken(token)
      }),
  }
}
