import { Call, Device } from '@twilio/voice-sdk'
import silence from './silence.wav'

const TOKEN_REFRESH_MS = 10_000

/** The only file that imports the SDK; it is itself loaded when the user starts the call service. */
export function openDevice({ token, gateway }: { token: string; gateway?: string }): Device {
  const options = {
    codecPreferences: [Call.Codec.Opus, Call.Codec.PCMU],
    edge: 'ashburn',
    tokenRefreshMs: TOKEN_REFRESH_MS,
    closeProtection: true,
    // Errors are shown on the page.
    logLevel: 'silent',
    // Otherwise the SDK fetches its sounds from Twilio's site; we use our own ringtone.
    sounds: Object.fromEntries(Object.values(Device.SoundName).map((name) => [name, silence])),
    disableAudioContextSounds: true,
    // Undocumented option: the local cloud's gateway instead of Twilio's.
    ...(gateway !== undefined && { chunderw: gateway, publishEvents: false }),
  } satisfies Device.Options & { chunderw?: string; publishEvents?: boolean }
  const device = new Device(token, options)
  device.audio?.incoming(false)
  device.audio?.outgoing(false)
  device.audio?.disconnect(false)
  return device
}
