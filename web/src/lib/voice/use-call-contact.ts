import { callHere } from './call-here.ts'
import { useVoice } from './voice-state.ts'

/** The party to call: a contact, a number, or a contact at a given number. */
export interface Callee {
  contact?: string
  number?: string | null
}

/**
 * What "Call" does: the call itself, for which the call service starts where it is off; an address where there is no
 * number, or a call goes on already. Where no telephone is set up, that is the address of the computer's own.
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
