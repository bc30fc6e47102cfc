import { pairOf } from './address.ts'
import type { Store } from './store.ts'

const STOP = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT']
const START = ['START', 'YES', 'UNSTOP']
const HELP = ['HELP', 'INFO']

type OptOutWord = 'STOP' | 'START' | 'HELP'

/** The word alone, in any case; Twilio knows only the English ones unless Advanced Opt-Out is set up. */
export function optOutWord(body: string): OptOutWord | undefined {
  const word = body.trim().toUpperCase()
  if (STOP.includes(word)) return 'STOP'
  if (START.includes(word)) return 'START'
  if (HELP.includes(word)) return 'HELP'
  return undefined
}

export const AUTO_REPLIES: Record<OptOutWord, string> = {
  STOP: 'You have successfully been unsubscribed. You will not receive any more messages from this number. Reply START to resubscribe.',
  START:
    'You have successfully been re-subscribed to messages from this number. Reply HELP for help. Reply STOP to unsubscribe. Msg&Data Rates May Apply.',
  HELP: 'Reply STOP to unsubscribe. Msg&Data Rates May Apply.',
}

/** SMS only, between the sender (or its whole messaging service) and the customer. */
export const isOptedOut = (store: Store, sender: string, customer: string) =>
  store.get('opt_out', pairOf(sender, customer)) !== undefined

export function applyOptOut(store: Store, word: OptOutWord, senders: string[], customer: string, now: number): void {
  for (const sender of senders) {
    if (word === 'STOP') store.put('opt_out', pairOf(sender, customer), { at: now })
    if (word === 'START') store.remove('opt_out', pairOf(sender, customer))
  }
}
