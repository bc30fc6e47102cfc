/** What Twilio asks with. */
export interface Asked {
  /** The leg that asks. */
  sid: string
  parent?: string
  from: string
  to: string
  status: string
  seconds?: number
  /** How the step that is over ended, where it rang somewhere. */
  dial?: { status: string; seconds?: number }
  /** What was recorded in the step that is over. */
  recording?: { sid: string; url: string; seconds: number }
  /** The record that the browser made the call for. */
  call?: string
}

/** Which step of a call is over, and to whom it is handed over then. */
export interface Step {
  step?: string
  to?: string
}
