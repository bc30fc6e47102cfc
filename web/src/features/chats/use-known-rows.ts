import { type Key, unstable_serialize, useSWRConfig } from 'swr'
import { chats } from '../../../../functions/contract/chats.ts'
import type { ConversationRow } from '../../../../functions/contract/conversation-row.ts'
import { isRow, rowKey } from '../../lib/use-row.ts'
import { type ConversationList, placeRow, removeRow } from './list/merge-conversations.ts'
import { isConversationList } from './list/use-conversations.ts'
import { useChange } from './use-change.ts'

/** Changes what is known of a contact's conversations everywhere it is shown: its header and every loaded list. */
export function useKnownRows() {
  const { mutate } = useSWRConfig()
  const change = useChange()
  const isKeyOf = (contactId: string) => {
    const wanted = unstable_serialize(rowKey(chats.get, { params: { contact_id: contactId } }))
    return (key: Key) => unstable_serialize(key) === wanted
  }

  return {
    put: (row: ConversationRow) =>
      Promise.all([
        change<ConversationRow>(isKeyOf(row.contact_id), () => row),
        change<ConversationList>(isConversationList, (list) => placeRow(list, row)),
      ]),
    /** Changes a part of what is known: what came in since the caller read its row stays. */
    update: (contactId: string, alter: (row: ConversationRow) => ConversationRow) =>
      Promise.all([
        change<ConversationRow>(isKeyOf(contactId), alter),
        change<ConversationList>(isConversationList, (list) => {
          const known = list.data.find((row) => row.contact_id === contactId)
          return known ? placeRow(list, alter(known)) : list
        }),
      ]),
    /** The contact is no longer the caller's to see: the open one finds that out by being read. */
    drop: (contactId: string) =>
      Promise.all([
        change<ConversationList>(isConversationList, (list) => removeRow(list, contactId)),
        mutate(isKeyOf(contactId)),
      ]),
    /** Reads the lists' first pages and the open contact again. */
    readAgain: () => mutate((key) => isConversationList(key) || isRow(chats.get)(key)),
  }
}
