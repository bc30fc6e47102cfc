import { CHANNELS } from '#contract/customers/channels/channels.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { useOrganization } from '../../../data/organizations.ts'
import type { Recipient } from '../sending/use-send.ts'

/** Whether a message may be blocked because carriers have not approved the dealership yet. */
export function useAwaitsCarriers(row: ConversationRow, to: Recipient): boolean {
  const { data } = useOrganization()
  const { registeredFor } = CHANNELS[to.type]
  const address = to.to ?? row.channels[to.type].address ?? ''
  return data?.awaits_carriers === true && registeredFor !== undefined && address.startsWith(registeredFor)
}
