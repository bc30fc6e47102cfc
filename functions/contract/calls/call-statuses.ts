/** Every status of a call (S1 §3), apart from the schemas because functions without a route do without those. */
export const CALL_STATUSES = [
  'initiated',
  'ringing',
  'in-progress',
  'completed',
  'busy',
  'failed',
  'no-answer',
] as const
export type CallStatus = (typeof CALL_STATUSES)[number]

export const CALL_DIRECTIONS = ['inbound', 'outbound'] as const
export type CallDirection = (typeof CALL_DIRECTIONS)[number]

/** What is kept of a call: what was said, and the message that its caller left. */
export const RECORDING_KINDS = ['recording', 'voicemail'] as const
export type RecordingKind = (typeof RECORDING_KINDS)[number]

const OPEN: ReadonlySet<CallStatus> = new Set(['initiated', 'ringing', 'in-progress'])
/** Whether a call is still going on, or about to. */
export const isOpenCall = (status: CallStatus) => OPEN.has(status)

/** Of calls that are over: nobody answered, or nobody got through. */
export const UNANSWERED = ['no-answer', 'busy', 'failed'] as const satisfies CallStatus[]

/** Whether a customer called and nobody answered. */
export const isMissed = (call: { direction: CallDirection; status: CallStatus } | undefined) =>
  call?.direction === 'inbound' && UNANSWERED.some((status) => status === call.status)
