import { webhooks } from '#contract/telephony/webhooks.ts'
import { publicUrl } from '../../platform/environment.ts'

/** By default Twilio retries only failed connections; with this, also our 5xx responses and timeouts. */
const RETRY = '#rc=3&rp=5xx,ct,rt'

/** The placeholder URL of numbers at Twilio that no one has set up yet. */
const PLACEHOLDER = /^https:\/\/demo\.twilio\.com\//

const addressAt = (path: string, token: string) => `${publicUrl()}${path.replace('{token}', token)}`

/** The absolute URLs to give to Twilio; the part after `#` tells Twilio when to retry and is not signed. */
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

/** The URL at which Twilio asks for the next step of a call. */
export const voiceStepAt = ({ token }: { token: string }, step: Record<string, string>) =>
  `${addressAt(webhooks.voice.path, token)}?${new URLSearchParams(step)}${RETRY}`

/** The URL to which Twilio reports one message's status; the ids lead to it without a search. */
export function statusCallbackFor({ token }: { token: string }, conversation: string, message: string): string {
  const ids = new URLSearchParams({ conversation, message })
  return `${addressAt(webhooks.status.path, token)}?${ids}${RETRY}`
}

/** The URLs currently set at Twilio that point to another system and would be lost. */
export function pointingElsewhere(current: string[], tokens: (string | undefined)[]): string[] {
  const ours = tokens.flatMap((token) =>
    token ? [addressAt(webhooks.messages.path.replace(/messages$/, ''), token)] : [],
  )
  return current.filter((address) => !PLACEHOLDER.test(address) && !ours.some((start) => address.startsWith(start)))
}
