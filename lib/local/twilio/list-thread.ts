import { renderMessage } from './render-message.ts'
import type { Simulator } from './simulator.ts'

/** A customer's chat with one of our addresses, as on the phone: both directions, oldest first, with media URLs. */
export function listThread({ store, url }: Simulator, ours: string, customer: string, limit = 100) {
  const media = store.all('media')
  return store
    .all('message')
    .filter(({ sender, from, to }) => (sender === ours && to === customer) || (from === customer && to === ours))
    .slice(-limit)
    .map((message) => ({
      ...renderMessage(message),
      card: message.card ?? null,
      fields: message.fields ?? null,
      media: media
        .filter(({ message_sid }) => message_sid === message.sid)
        .map(({ sid, account_sid, content_type }) => ({
          url: `${url}/api/2010-04-01/Accounts/${account_sid}/Messages/${message.sid}/Media/${sid}`,
          content_type,
        })),
    }))
}
