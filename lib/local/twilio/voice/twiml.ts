import type { Callback } from './leg.ts'

/** Where a document or a report goes to. */
export type Hook = { url: string; method: string }

/** Whom a Dial calls: a telephone number, or a browser by its identity. */
export type Noun = {
  kind: 'Number' | 'Client'
  to: string
  /** What a browser is told beside who calls. */
  parameters: [name: string, value: string][]
  /** TwiML that the called hear before they are connected. */
  announcement: Hook | null
  callback: Callback | null
}

export type DialVerb = {
  verb: 'Dial'
  nouns: Noun[]
  timeoutSeconds: number
  /** The caller's own leg is answered only when a called one is. */
  answersOnBridge: boolean
  callerId: string | null
  action: Hook | null
  isRecorded: boolean
  channels: number
  recordingCallback: Callback | null
}

export type RecordVerb = {
  verb: 'Record'
  maxSeconds: number
  action: Hook | null
  recordingCallback: Callback | null
}

export type Verb =
  | DialVerb
  | RecordVerb
  | { verb: 'Play' | 'Hangup' }
  | { verb: 'Say' | 'Pause'; seconds: number }
  | { verb: 'Reject'; end: 'busy' | 'no-answer' }
  | { verb: 'Redirect'; to: Hook }

/** A document that Twilio would not follow, and why. */
export class TwimlError extends Error {}
