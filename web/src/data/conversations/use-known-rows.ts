import { type Cache, type Key, unstable_serialize, useSWRConfig } from 'swr'
import { ALL_CHANNELS } from '#contract/customers/channels/channels.ts'
import { chats } from '#contract/messaging/chats.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { isRow, rowKey } from '../../lib/row-key.ts'
import { useChange } from '../../lib/use-change.ts'
import { conversationOn } from './conversation-on.ts'
import { type ConversationList, placeRow, removeRow } from './merge-conversations.ts'
import { isConversationList, LISTS } from './use-conversations.ts'

/** Changes what is known of a contact's conversations everywhere it is shown: its header and every loaded list. */
export function useKnownRows() {
  const { cache, mutate } = useSWRConfig()
  const change = useChange()
  const isOf = (contactId: string, row?: ConversationRow) => isKeptFor(cache, contactId, row)
  return {
    put: (row: ConversationRow) =>
      Promise.all([
        change<ConversationRow>(isOf(row.contact_id, row), () => row),
        change<ConversationList>(isConversationList, (list) => placeRow(list, row)),
      ]),
    /** Shows a row that is known at once where it is about to be opened; opening reads it again. */
    showSoon: (row: ConversationRow, id: string) => mutate(keyOf(id), row, { revalidate: false }),
    /** Changes a part of what is known: what came in since the caller read its row stays. */
    update: (contactId: string, alter: (row: ConversationRow) => ConversationRow) =>
      Promise.all([
        change<ConversationRow>(isOf(contactId), alter),
        change<ConversationList>(isConversationList, (list) => {
          const known = list.data.find((row) => row.contact_id === contactId)
          return known ? placeRow(list, alter(known)) : list
        }),
      ]),
    /** The contact is no longer the caller's to see: the open one finds that out by being read. */
    drop: (contactId: string) =>
      Promise.all([
        change<ConversationList>(isConversationList, (list) => removeRow(list, contactId)),
        mutate(isOf(contactId)),
      ]),
    /** Whether the row stands in a list, and everywhere as it is now. */
    isShown: (contactId: string, version: string | undefined) => {
      const { own, listed } = knownRows(cache, contactId)
      return version !== undefined && listed.length > 0 && [...own, ...listed].every((row) => row.version === version)
    },
    /** The row as it is known at this moment. */
    find: (contactId: string): ConversationRow | undefined => {
      const { own, listed } = knownRows(cache, contactId)
      return own[0] ?? listed[0]
    },
    readContact: (contactId: string) => mutate(isOf(contactId)),
    /** Reads the lists' first pages and the open contact again. */
    readAgain: () => mutate((key) => isConversationList(key) || isRow(chats.get)(key)),
  }
}

/** A contact's row as the open conversation has it, and as each loaded list does. */
function knownRows(cache: Cache, contactId: string) {
  const [own, listed]: [ConversationRow[], ConversationRow[]] = [[], []]
  const isOfContact = (row: ConversationRow) => row.contact_id === contactId
  for (const name of cache.keys()) {
    const data = cache.get(name)?.data
    if (data?.contact_id === contactId && data.version) own.push(data)
    if (name.startsWith(LISTS)) listed.push(...(data?.data ?? []).filter(isOfContact))
  }
  return { own, listed }
}

const keyOf = (id: string) => rowKey(chats.get, { params: { contact_id: id } })

/** The contact's row may be kept by its own id or by that of any conversation, and be on its way still. */
function isKeptFor(cache: Cache, contactId: string, row?: ConversationRow) {
  const ids = [contactId, ...ALL_CHANNELS.flatMap((type) => (row && conversationOn(row, type)) ?? [])]
  const wanted = ids.map((id) => unstable_serialize(keyOf(id)))
  return (key: Key) => {
    const name = unstable_serialize(key)
    return wanted.includes(name) || (isRow(chats.get)(key) && cache.get(name)?.data?.contact_id === contactId)
  }
}
