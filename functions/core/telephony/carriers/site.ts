import type { Carrier } from './carrier.ts'

/** The dealership's own site: its visitors' frame reads what is in their thread, so that nothing has to be handed over. */
export const site: Carrier = {
  findSender: async () => ({
    from: undefined,
    send: async ({ id }) => ({ outcome: 'accepted', sid: `chat-${id}`, status: 'sent' }),
  }),
}
