import { askStore } from '../lib/ask-store.ts'

const store = askStore<string>()

/** Asks why a contact who was just moved to Lost was lost. */
export const askWhyLost = store.ask
/** The contact that is asked about. */
export const useAskedWhyLost = store.useAsked
export const stopAskingWhyLost = store.done
