import { callHere } from './call-here.ts'
import { useVoice } from './voice-state.ts'

/** The party to call: a contact, a number, or a contact at a given number. */
interface Callee {
  contact?: string
  number?: string | null
}

/**
 * Returns what "Call" does: the call itself, which starts the call service if it is off; a URL if there is no number or
 * a call is already in progress. If no phone is set up, the URL opens the computer's own.
 */
export function useCallContact() {
  const { active, isUnconfigured } = useVoice()
  return ({ contact, number }: Callee): string | (() => void) => {
    if (number?.startsWith('+') && isUnconfigured) return `tel:${number}`
    if (number?.startsWith('+') && !active) return () => void callHere(number, contact)
    if (contact !== undefined) return `/chats?${new URLSearchParams({ contact, type: 'calls' })}`
    return `/calls?${new URLSearchParams({ to: number ?? '' })}`
  }
}
