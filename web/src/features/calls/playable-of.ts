import type { Call } from '#contract/calls/call.ts'

export interface Playable {
  url: string
  isVoicemail: boolean
}

/** What can be heard of a call: what was said, and the message that its caller left. */
export const playableOf = ({
  recording_url,
  voicemail_url,
}: Pick<Call, 'recording_url' | 'voicemail_url'>): Playable[] =>
  [...new Set([recording_url, voicemail_url])].flatMap((url) =>
    url === null ? [] : [{ url, isVoicemail: url === voicemail_url }],
  )
