import { PLACEHOLDERS, type Placeholder } from '#contract/messaging/quick-replies.ts'

const ANY = new RegExp(`\\{\\{\\s*(${PLACEHOLDERS.join('|')})\\s*\\}\\}`, 'g')

/** A text with its placeholders filled; what is not known leaves no gap behind it. */
export const fillPlaceholders = (text: string, known: Record<Placeholder, string>): string =>
  text
    .replace(ANY, (_, name: Placeholder) => known[name])
    .replace(/ +([,.!?;:])/g, '$1')
    .replace(/ {2,}/g, ' ')
    .trim()
