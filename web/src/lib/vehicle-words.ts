import type { Language } from '#contract/language.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { say, sentence } from '#contract/words.ts'

type Wanted = NonNullable<ConversationRow['vehicle']>

const INTEREST = sentence<Wanted>({
  en: ({ title, stockNumber }) => `Interested in ${title}${stockNumber === null ? '' : `, stock ${stockNumber}`}`,
  es: ({ title, stockNumber }) => `Interés en ${title}${stockNumber === null ? '' : `, inventario ${stockNumber}`}`,
})

/** States which vehicle a customer is interested in. */
export const vehicleWords = (vehicle: Wanted, language: Language) => say(INTEREST, language, vehicle)
