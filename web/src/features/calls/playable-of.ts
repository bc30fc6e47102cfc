import type { Call } from '#contract/calls/call.ts'

export interface Playable {
  url: string
  isVoicemail: boolean
}

/** The audio of a call: its recording, and its voicemail. */
export const playableOf = ({
  recording_url,
  voicemail_url,
}: Pick<Call, 'recording_url' | 'voicemail_url'>): Playable[] =>
  [...new Set([recording_url, voicemail_url])].flatMap((url) =>
    url === null ? [] : [{ url, isVoicemail: url === voicemail_url }],
  )
