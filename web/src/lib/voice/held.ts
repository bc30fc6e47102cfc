import type { Call, Device } from '@twilio/voice-sdk'

/** What the SDK has made for this page, beside the state that the screen shows. */
export const held: {
  device?: Device
  /** The active call's. */
  connection?: Call
  /** Those that ring, the one that came first in front. */
  ringing: readonly Call[]
} = { ringing: [] }
