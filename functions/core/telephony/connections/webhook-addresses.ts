import { webhooks } from '#contract/telephony/webhooks.ts'

/** Twilio by itself repeats only what could not connect; asked this way, also what we answered with 5xx or too late. */
const RETRY = '#rc=3&rp=5xx,ct,rt'

/** What numbers that nobody has set up yet point to at Twilio. */
const PLACEHOLDER = /^https:\/\/demo\.twilio\.com\//

const addressAt = (path: string, token: string) =>
  `${(process.env.PUBLIC_URL ?? '').replace(/\/$/, '')}${path.replace('{token}', token)}`

/** The addresses to give to Twilio, absolute; what stands behind `#` tells Twilio when to repeat and is not signed. */
export function webhookAddresses(token: string) {
  const address = ({ path }: { path: string }) => addressAt(path, token) + RETRY
  return {
    messages: address(webhooks.messages),
    status: address(webhooks.status),
    voice: address(webhooks.voice),
    voice_status: address(webhooks.voiceStatus),
    recording: address(webhooks.recording),
  }
}
export type WebhookAddresses = ReturnType<typeof webhookAddresses>

/** Where Twilio asks what a call does after a step of it. */
export const voiceStepAt = ({ token }: { token: string }, step: Record<string, string>) =>
  `${addressAt(webhooks.voice.path, token)}?${new URLSearchParams(step)}${RETRY}`

/** Where Twilio reports what becomes of one message; the ids lead to it without a search. */
export function statusCallbackFor({ token }: { token: string }, conversation: string, message: string): string {
  const ids = new URLSearchParams({ conversation, message })
  return `${addressAt(webhooks.status.path, token)}?${ids}${RETRY}`
}

/** Of the addresses that are set at Twilio, those that lead to somebody else and would be lost. */
export function pointingElsewhere(current: string[], tokens: (string | undefined)[]): string[] {
  const ours = tokens.flatMap((token) =>
    token ? [addressAt(webhooks.messages.path.replace(/messages$/, ''), token)] : [],
  )
  return current.filter((address) => !PLACEHOLDER.test(address) && !ours.some((start) => address.startsWith(start)))
}
