import type { Call } from '@twilio/voice-sdk'
import { calls } from '#contract/calls/calls.ts'
import { call } from '../client.ts'
import { closeMicrophone, hasMicrophone, openMicrophone } from './audio-devices.ts'
import { held } from './held.ts'
import { BEGUN, follow } from './talk.ts'
import { type ActiveCall, changeActive, changeVoice, voiceState } from './voice-state.ts'

/** Shows an incoming call until it is answered, here or elsewhere. */
export function receiveCall(connection: Call) {
  held.ringing = [...held.ringing, connection]
  const gone = () => {
    held.ringing = held.ringing.filter((one) => one !== connection)
    showFirst()
  }
  for (const event of ['cancel', 'reject', 'disconnect', 'error']) connection.on(event, gone)
  showFirst()
}

function showFirst() {
  const [first] = held.ringing
  if (!first) return changeVoice({ incoming: null })
  const id = first.customParameters.get('callId') ?? ''
  const number = first.customParameters.get('number') ?? first.parameters.From ?? ''
  if (voiceState().incoming?.id === id) return
  changeVoice({ incoming: { id, number, contact: null } })
  void findContact(id)
}

/** The caller's name arrives a moment after the number; if that fails, only the number is shown. */
async function findContact(id: string) {
  const known = await call(calls.get, { params: { id } }).catch(() => undefined)
  if (known) addContact({ ...known.call, stage: known.stage })
}

function addContact({ id, contact, stage }: Pick<ActiveCall, 'id' | 'contact' | 'stage'>) {
  const { incoming, active } = voiceState()
  if (incoming?.id === id) changeVoice({ incoming: { ...incoming, contact, stage } })
  if (active?.id === id) changeActive({ contact })
}

export function forgetRinging() {
  held.ringing = []
  showFirst()
}

export async function acceptCall() {
  const [connection] = held.ringing
  changeVoice({ error: null })
  if (!connection || !(await hasMicrophone())) return
  await openMicrophone()
  const { incoming } = voiceState()
  // The caller hung up meanwhile.
  if (held.ringing[0] !== connection || !incoming) return closeMicrophone()
  for (const other of held.ringing.slice(1)) other.ignore()
  forgetRinging()
  changeVoice({ active: { ...incoming, ...BEGUN } })
  follow(connection)
  connection.accept()
}

export const rejectCall = () => held.ringing[0]?.reject()
