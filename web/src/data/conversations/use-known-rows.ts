import { type Cache, type Key, unstable_serialize, useSWRConfig } from 'swr'
import { ALL_CHANNELS } from '#contract/customers/channels/channels.ts'
import { chats } from '#contract/messaging/chats.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { isRow, rowKey } from '../../lib/row-key.ts'
import { useChange } from '../../lib/use-change.ts'
import { conversationOn } from './conversation-on.ts'
import { type ConversationList, placeRow, removeRow } from './merge-conversations.ts'
import { isConversationList, LISTS } from './use-conversations.ts'

/** Changes the data of a contact's conversations everywhere it is shown: its header and every loaded list. */
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
    /** Shows a known row at once when its contact is about to be opened; opening reads it again. */
    showSoon: (row: ConversationRow, id: string) => mutate(keyOf(id), row, { revalidate: false }),
    /** Changes a part of the data, and keeps what has arrived since the caller read its row. */
    update: (contactId: string, alter: (row: ConversationRow) => ConversationRow) =>
      Promise.all([
        change<ConversationRow>(isOf(contactId), alter),
        change<ConversationList>(isConversationList, (list) => {
          const known = list.data.find((row) => row.contact_id === contactId)
          return known ? placeRow(list, alter(known)) : list
        }),
      ]),
    /** The caller may no longer see the contact: if it is open, it is read and refused. */
    drop: (contactId: string) =>
      Promise.all([
        change<ConversationList>(isConversationList, (list) => removeRow(list, contactId)),
        mutate(isOf(contactId)),
      ]),
    /** True if the row is in a list, and everywhere up to date. */
    isShown: (contactId: string, version: string | undefined) => {
      const { own, listed } = knownRows(cache, contactId)
      return version !== undefined && listed.length > 0 && [...own, ...listed].every((row) => row.version === version)
    },
    /** The contact's current row. */
    find: (contactId: string): ConversationRow | undefined => {
      const { own, listed } = knownRows(cache, contactId)
      return own[0] ?? listed[0]
    },
    readContact: (contactId: string) => mutate(isOf(contactId)),
    /** Reads the lists' first pages and the open contact again. */
    readAgain: () => mutate((key) => isConversationList(key) || isRow(chats.get)(key)),
  }
}

/** A contact's row in the open conversation, and in each loaded list. */
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

/** Matches keys of a contact's row: by its own id or that of any of its conversations, even while it is being read. */
function isKeptFor(cache: Cache, contactId: string, row?: ConversationRow) {
  const ids = [contactId, ...ALL_CHANNELS.flatMap((type) => (row && conversationOn(row, type)) ?? [])]
  const wanted = ids.map((id) => unstable_serialize(keyOf(id)))
  return (key: Key) => {
    const name = unstable_serialize(key)
    return wanted.includes(name) || (isRow(chats.get)(key) && cache.get(name)?.data?.contact_id === contactId)
  }
}
