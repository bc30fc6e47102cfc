import { askStore } from '../lib/ask-store.ts'

interface Outcome {
  /** The contact's id. */
  contact: string
  stage: 'sold' | 'lost'
}

const store = askStore<Outcome>()

/** Asks what became of a contact who was just moved to Sold or Lost: for how much, or why. Who was there already isn't asked about. */
export function askForOutcome(contact: string, before: string, stage: string | undefined) {
  if (stage !== before && (stage === 'sold' || stage === 'lost')) store.ask({ contact, stage })
}
export const useAskedOutcome = store.useAsked
export const stopAskingForOutcome = store.done
