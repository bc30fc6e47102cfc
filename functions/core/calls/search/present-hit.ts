import type { Hit as Shown } from '#contract/calls/search.ts'
import { createdAt } from '../../customers/contacts/contact-times.ts'
import { displayName } from '../../customers/contacts/display-name.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { addressesOf } from '../../customers/contacts/reachable-addresses.ts'
import { wordsIn } from '../../customers/text-words/searched-words.ts'
import type { FoundText } from '../../customers/text-words/text-source.ts'
import { excerptOf } from '../../messaging/messages/excerpt-of.ts'

export type Hit = Shown

/** A text as a hit shows it: around the longest word that was searched for. */
function shownOf(text: string, search: string): string {
  const [longest = ''] = wordsIn(search).toSorted((a, b) => b.length - a.length)
  const { before, found, after } = excerptOf(text, longest) ?? { before: '', found: '', after: text }
  return before + found + after
}

const nameOf = (contact: ContactItem) => ({ id: contact.id, name: displayName(contact) })

export const contactHit = (contact: ContactItem): Hit => ({
  kind: 'contact',
  id: contact.id,
  contact: nameOf(contact),
  text: [...new Set([displayName(contact), ...addressesOf(contact.listed), contact.listed.email])]
    .filter(Boolean)
    .join(' · '),
  at: contact.last_message_at ?? createdAt(contact),
  where: null,
})

export const textHit = (
  kind: 'message' | 'note' | 'call',
  { id, text, at, where, contact }: FoundText & { contact: ContactItem },
  search: string,
): Hit => ({ kind, id, contact: nameOf(contact), text: shownOf(text, search), at, where })

export const plainHit = (
  kind: 'vehicle' | 'template',
  { id, text, at }: { id: string; text: string; at: string },
  search: string,
): Hit => ({ kind, id, contact: null, text: shownOf(text, search), at, where: null })
