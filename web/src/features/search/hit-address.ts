import type { Hit } from '../../data/use-search.ts'

/** Where a hit leads: a message to its place in the conversation. */
export function hitAddress({ kind, id, contact, text, where }: Hit): string {
  const person = `/contacts/${encodeURIComponent(contact?.id ?? '')}`
  switch (kind) {
    case 'message':
      return where ? `/chats/${encodeURIComponent(where.id)}?${new URLSearchParams({ message: id })}` : person
    case 'call':
      return `/calls-history?${new URLSearchParams({ search: contact?.name ?? '' })}`
    case 'vehicle':
      return `/inventory?${new URLSearchParams({ search: text.split(' · ').at(-1) ?? text })}`
    case 'template':
      return '/message-templates'
    case 'setting':
      return `/settings/${id}`
    default:
      return person
  }
}
