import { startVoice } from './service.ts'
import { subscribeVoice, voiceState } from './voice-state.ts'

/**
 * Calls a number in this page, which becomes the one that takes calls if it is not yet. If the dealership has no phone
 * set up, the computer's own phone app dials it.
 */
export async function callHere(number: string, contact?: string) {
  if (voiceState().phase === 'off') await startVoice({ isTakingOver: true })
  if (await isReady()) return (await import('./dial.ts')).startCall(number, contact)
  if (voiceState().isUnconfigured) window.location.assign(`tel:${number}`)
}

/** Resolves to whether the call service is ready, once it is no longer starting. */
const isReady = () =>
  new Promise<boolean>((resolve) => {
    const look = () => {
      const { phase } = voiceState()
      if (phase === 'starting') return
      stop()
      resolve(phase === 'ready')
    }
    const stop = subscribeVoice(look)
    look()
  })
