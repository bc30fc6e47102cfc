import { askStore } from '../lib/ask-store.ts'

export interface Outcome {
  /** The contact's id. */
  contact: string
  stage: 'sold' | 'lost'
}

const store = askStore<Outcome>()

/** Asks what became of a contact who was just moved to Sold or Lost: for how much, or why. */
export const askForOutcome = store.ask
export const useAskedOutcome = store.useAsked
export const stopAskingForOutcome = store.done
