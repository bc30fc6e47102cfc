import { Call, Device } from '@twilio/voice-sdk'
import silence from './silence.wav'

const TOKEN_REFRESH_MS = 10_000

/** The only file that imports the SDK; it is itself imported when somebody starts the call service. */
export function openDevice({ token, gateway }: { token: string; gateway?: string }): Device {
  const options = {
    codecPreferences: [Call.Codec.Opus, Call.Codec.PCMU],
    edge: 'ashburn',
    tokenRefreshMs: TOKEN_REFRESH_MS,
    closeProtection: true,
    // What goes wrong is said on the page.
    logLevel: 'silent',
    // Else the SDK fetches its sounds from Twilio's site; the ring tone is ours.
    sounds: Object.fromEntries(Object.values(Device.SoundName).map((name) => [name, silence])),
    disableAudioContextSounds: true,
    // Undocumented: the local cloud's telephone in place of Twilio's.
    ...(gateway !== undefined && { chunderw: gateway, publishEvents: false }),
  } satisfies Device.Options & { chunderw?: string; publishEvents?: boolean }
  const device = new Device(token, options)
  device.audio?.incoming(false)
  device.audio?.outgoing(false)
  device.audio?.disconnect(false)
  return device
}
