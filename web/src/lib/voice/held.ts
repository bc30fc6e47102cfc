import type { Call, Device } from '@twilio/voice-sdk'

/** The SDK's objects for this page, kept apart from the state that the screen shows. */
export const held: {
  device?: Device
  /** The active call's connection. */
  connection?: Call
  /** The ringing calls, oldest first. */
  ringing: readonly Call[]
} = { ringing: [] }
