import { useVoice } from './voice-state.ts'

/** Whom to call: a contact, a number, or a contact by one. */
export interface Callee {
  contact?: string
  number?: string | null
}

/**
 * What "Call" does: the call itself where the call service is ready and there is a number; else the address of the
 * place where it is started.
 */
export function useCallContact() {
  const { phase, active } = useVoice()
  return ({ contact, number }: Callee): string | (() => void) => {
    if (phase === 'ready' && !active && number?.startsWith('+')) return () => void call(number, contact)
    if (contact !== undefined) return `/chats?${new URLSearchParams({ contact, type: 'calls' })}`
    return `/calls?${new URLSearchParams({ to: number ?? '' })}`
  }
}

/** Loaded with the first call: menus offer one on every page. */
const call = async (number: string, contact?: string) => (await import('./dial.ts')).startCall(number, contact)
