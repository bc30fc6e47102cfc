import { chats } from '#contract/messaging/chats.ts'
import { POLL_MS, useIsLive } from '../../lib/realtime.ts'
import { useRow } from '../../lib/use-row.ts'

/** One contact with what each channel allows at the moment, by the id of a conversation or of the contact. */
export function useConversation(id: string) {
  const isLive = useIsLive()
  return useRow(chats.get, { params: { contact_id: id } }, { refreshInterval: isLive ? 0 : POLL_MS })
}
