/** Every status of a call (S1 §3), separate from the schemas because functions without a route do without those. */
export const CALL_STATUSES = [
  'initiated',
  'ringing',
  'in-progress',
  'completed',
  'busy',
  'failed',
  'no-answer',
  /** Whoever called a customer hung up while it rang. */
  'canceled',
] as const
export type CallStatus = (typeof CALL_STATUSES)[number]

export const CALL_DIRECTIONS = ['inbound', 'outbound'] as const
export type CallDirection = (typeof CALL_DIRECTIONS)[number]

/** The kinds of recording of a call: the conversation, and the message that its caller left. */
export const RECORDING_KINDS = ['recording', 'voicemail'] as const
export type RecordingKind = (typeof RECORDING_KINDS)[number]

const OPEN: ReadonlySet<CallStatus> = new Set(['initiated', 'ringing', 'in-progress'])
/** True if a call is in progress, or about to be. */
export const isOpenCall = (status: CallStatus) => OPEN.has(status)

/** Statuses of ended calls that no one answered, or that did not connect. */
export const UNANSWERED = ['no-answer', 'busy', 'failed'] as const satisfies CallStatus[]

/** True for an inbound call that no one answered. */
export const isMissed = (call: { direction: CallDirection; status: CallStatus } | undefined) =>
  call?.direction === 'inbound' && UNANSWERED.some((status) => status === call.status)
