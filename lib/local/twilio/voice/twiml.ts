import type { Callback } from './leg.ts'

/** The destination of a request for a document, or of a report. */
export type Hook = { url: string; method: string }

/** A party that a Dial calls: a telephone number, or a browser by its identity. */
export type Noun = {
  kind: 'Number' | 'Client'
  to: string
  /** Parameters sent to the browser beside the caller's number. */
  parameters: [name: string, value: string][]
  /** TwiML that the called party hears before being connected. */
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

/** A document that Twilio would not follow, and the reason. */
export class TwimlError extends Error {}
