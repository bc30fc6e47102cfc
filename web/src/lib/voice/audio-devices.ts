import type { Device } from '@twilio/voice-sdk'
import { kept } from '../kept.ts'
import { textOf } from '../language/text.ts'
import { failureWords } from './failure-words.ts'
import { held } from './held.ts'
import { voiceTexts } from './texts.ts'
import { type AudioDevice, changeVoice, voiceState } from './voice-state.ts'

/** Storage keys of this browser's choices. */
const MICROPHONE = 'calls.microphone'
const SPEAKER = 'calls.speaker'
/** Chrome's id for the system default. */
export const DEFAULT_DEVICE = 'default'

/** Keeps the lists of microphones and speakers; their names are known once microphone access is granted. */
export function followAudioDevices({ audio }: Device) {
  if (!audio) return
  const read = () => {
    const microphones = listed(audio.availableInputDevices)
    const speakers = audio.isOutputSelectionSupported ? listed(audio.availableOutputDevices) : []
    const microphone = chosen(MICROPHONE, microphones)
    const speaker = chosen(SPEAKER, speakers)
    changeVoice({ microphones, speakers, microphone, speaker })
    void openSpeaker()
  }
  audio.on('deviceChange', read)
  read()
}

const listed = (devices: Map<string, MediaDeviceInfo>): AudioDevice[] =>
  [...devices.values()].filter(({ label }) => label !== '').map(({ deviceId: id, label }) => ({ id, label }))

const chosen = (name: string, devices: readonly AudioDevice[]) =>
  devices.find(({ id }) => id === kept.read(name))?.id ?? ''

/** Opens the chosen microphone for a call; it is released after the last call, so that its light goes off. */
export async function openMicrophone() {
  const { microphone } = voiceState()
  if (microphone) await setMicrophone(microphone)
}
const setMicrophone = (id: string) => held.device?.audio?.setInputDevice(id).catch(() => undefined)
export async function closeMicrophone() {
  if (!voiceState().active) await held.device?.audio?.unsetInputDevice().catch(() => undefined)
}

async function openSpeaker() {
  const { speaker } = voiceState()
  if (speaker) await setSpeaker(speaker)
}
const setSpeaker = (id: string) => held.device?.audio?.speakerDevices.set(id).catch(() => undefined)

export async function chooseMicrophone(microphone: string) {
  kept.write(MICROPHONE, microphone)
  changeVoice({ microphone })
  if (!held.connection) return
  await setMicrophone(microphone || DEFAULT_DEVICE)
  watchMicrophone()
}

/** Reports when the browser ends the call's microphone track: permission was revoked, or it was unplugged. */
export function watchMicrophone() {
  const tell = () => changeVoice({ error: textOf(voiceTexts)('microphone_denied') })
  const tracks = held.connection?.getLocalStream()?.getAudioTracks() ?? []
  for (const track of tracks) track.addEventListener('ended', tell)
}

export async function chooseSpeaker(speaker: string) {
  kept.write(SPEAKER, speaker)
  changeVoice({ speaker })
  await setSpeaker(speaker || DEFAULT_DEVICE)
}

/** Requests the microphone before a call; returns whether it may be used, and sets `error` if not. */
export async function hasMicrophone(): Promise<boolean> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
    for (const track of stream.getTracks()) track.stop()
    return true
  } catch (error) {
    changeVoice({ error: failureWords(error, 'device_error') })
    return false
  }
}
