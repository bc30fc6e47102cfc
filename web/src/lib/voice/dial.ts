import { calls } from '#contract/calls/calls.ts'
import { call } from '../client.ts'
import { textOf } from '../language/text.ts'
import { closeMicrophone, hasMicrophone, openMicrophone } from './audio-devices.ts'
import { failureWords } from './failure-words.ts'
import { held } from './held.ts'
import { forgetRinging } from './ringing.ts'
import { BEGUN, endUnconnected, follow } from './talk.ts'
import { voiceTexts } from './texts.ts'
import { changeVoice, voiceState } from './voice-state.ts'

let dialing: Promise<void> | undefined

/** Calls a number in any usual format; sets `error` on failure. A second click while it starts is the same call. */
export const startCall = (to: string, contact_id: string | null = null) =>
  (dialing ??= dial(to, contact_id).finally(() => {
    dialing = undefined
  }))

async function dial(to: string, contact_id: string | null) {
  const t = textOf(voiceTexts)
  const { phase, active } = voiceState()
  const { device } = held
  if (active) return
  if (!device || phase !== 'ready') return changeVoice({ error: t('not_ready') })
  changeVoice({ error: null })
  if (!(await hasMicrophone())) return
  let id: string | undefined
  // Signed out since, hung up, or answered an incoming call.
  const isLeft = () => held.device !== device || voiceState().active?.id !== id
  try {
    const made = (await call(calls.make, { body: { to, contact_id } })).call
    const isWanted = !isLeft()
    id = made.id
    if (!isWanted) return
    changeVoice({ active: { id, number: made.to, contact: made.contact, ...BEGUN } })
    await openMicrophone()
    if (isLeft()) return
    const connection = await device.connect({ params: { To: made.to, callId: id } })
    // The SDK has dropped the calls that were ringing meanwhile.
    forgetRinging()
    if (isLeft()) connection.disconnect()
    else follow(connection)
  } catch (error) {
    if (isLeft()) return
    changeVoice({ active: null, error: t('start_failed', { reason: failureWords(error, 'unknown_error') }) })
  } finally {
    if (id !== undefined && isLeft()) endUnconnected(id)
    void closeMicrophone()
  }
}
