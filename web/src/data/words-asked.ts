import { askStore } from '../lib/ask-store.ts'

const store = askStore<{ contact: string; words: string }>()

/** Has a sentence put into the message field of a contact's conversation, for a person to send. */
export const askForWords = store.ask
export const useAskedWords = store.useAsked
export const wordsAreWritten = store.done
