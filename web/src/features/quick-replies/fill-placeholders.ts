import { PLACEHOLDERS, type Placeholder } from '#contract/messaging/quick-replies.ts'

const ANY = new RegExp(`\\{\\{\\s*(${PLACEHOLDERS.join('|')})\\s*\\}\\}`, 'g')

/** A text with its placeholders filled in; an unknown value leaves no gap. */
export const fillPlaceholders = (text: string, known: Record<Placeholder, string>): string =>
  text
    .replace(ANY, (_, name: Placeholder) => known[name])
    .replace(/ +([,.!?;:])/g, '$1')
    .replace(/ {2,}/g, ' ')
    .trim()
