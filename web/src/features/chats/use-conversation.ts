import { chats } from '../../../../functions/contract/chats.ts'
import { POLL_MS, useIsLive } from '../../lib/realtime.ts'
import { useRow } from '../../lib/use-row.ts'

/** One contact with what each channel allows at the moment. */
export function useConversation(contactId: string) {
  const isLive = useIsLive()
  return useRow(chats.get, { params: { contact_id: contactId } }, { refreshInterval: isLive ? 0 : POLL_MS })
}
