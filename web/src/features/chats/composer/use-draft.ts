import { ALL_CHANNELS } from '#contract/customers/channels/channels.ts'
import { kept } from '../../../lib/kept.ts'
import { useUserId } from '../../../lib/session.ts'
import { useKeptText } from '../../../lib/use-kept-text.ts'
import type { Recipient } from '../sending/use-send.ts'

const storedUnder = (userId: string, { type, contact_id }: Pick<Recipient, 'type' | 'contact_id'>) =>
  `chats.draft.${userId}.${type}.${contact_id}`

/** The user's drafts to a contact, on any channel. */
export const draftsOf = (userId: string, contact_id: string): string[] =>
  ALL_CHANNELS.flatMap((type) => kept.read(storedUnder(userId, { type, contact_id })) ?? [])

/** The user's draft by conversation and channel; it survives a reload. */
export function useDraft(to: Recipient) {
  const key = storedUnder(useUserId(), to)
  const { text, write } = useKeptText(key)
  return {
    text,
    write,
    /** Puts back what could not be sent, before whatever was written since. */
    restore: (body: string) => {
      const since = kept.read(key)
      write(since ? `${body}\n${since}` : body)
    },
  }
}
