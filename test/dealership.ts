import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Channel } from '#contract/customers/channels/channels.ts'
import type { TwilioAccount } from '../lib/local/twilio.ts'
import { type Client, callConsole, customerWrites, PASSWORD, type TestOrganization } from './cloud.ts'
import { eventually } from './eventually.ts'
import type { Target } from './request.ts'

/** A 1×1 pixel, to give a message a file. */
export const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAAC'

/** Area codes of the United States, past those that tests write out: calls to other countries of +1 may be turned off. */
const AREAS = Array.from({ length: 273 }, (_, n) => `+1${717 + n}5550100`)
  .filter((number) => parsePhoneNumberFromString(number)?.country === 'US')
  .map((number) => number.slice(0, 5))

let customers = 0
/** A fictional phone number that no other customer of this worker has. */
export const newCustomer = () => {
  const n = customers++
  return `${AREAS[Math.floor(n / 100)]}555${String(100 + (n % 100)).padStart(4, '0')}`
}

/** The texts that somebody has from a dealership's number: another worker's customer may have the same number. */
export async function textsFrom({ phone_number }: TwilioAccount, phone: string): Promise<string[]> {
  const { messages } = (await callConsole('GET', `twilio/messages?to=${encodeURIComponent(phone)}`)).body
  return messages.flatMap(({ from, body }: { from: string; body: string }) => (from === phone_number ? body : []))
}

/** The webhook token in the URLs that the settings show. */
export async function tokenOf(client: Client): Promise<string> {
  const { body } = await client.get('/api/settings/twilio/status')
  return /\/twilio\/([^/]+)\/messages/.exec(body.webhooks.messages)?.[1] ?? ''
}

/** A new customer's WhatsApp message with a picture; returns all ids of that conversation. */
export async function newConversation(
  { client, email }: Pick<TestOrganization, 'client' | 'email'>,
  { to, name, body = 'Is it still for sale?' }: { to: string; name: string; body?: string },
): Promise<Target & { from: string }> {
  const from = `whatsapp:${newCustomer()}`
  await customerWrites({ from, to, body, profile_name: name, media_url: PIXEL, media_content_type: 'image/gif' })
  const row = await eventually(async () => {
    const { body: list } = await client.get('/api/chats/recent-by-contact?status=all&per_page=200')
    const found = list.data.find((one: { display_name: string }) => one.display_name === name)
    return found ?? Promise.reject(new Error(`${name} is not in the list.`))
  })
  const id: string = row.whatsapp_conversation_id
  const thread = await eventually(async () => {
    const { body } = await client.get(`/api/chats/whatsapp/${id}/messages`)
    const isHere = body.messages.at(-1).media.every(({ status }: { status: string }) => status === 'ready')
    return isHere ? body : Promise.reject(new Error('The picture has not been copied yet.'))
  })
  return {
    type: 'whatsapp',
    id,
    contact_id: row.contact_id,
    message_id: thread.messages.at(-1).id,
    token: await tokenOf(client),
    email,
    password: PASSWORD,
    from,
  }
}

/** Assigns a contact with its conversations to a user, as a manager does. */
export async function assign(manager: Client, { contact_id }: Pick<Target, 'contact_id'>, agent_id: string) {
  const { status, text } = await manager.post('/api/assignments/assign', { contact_id, agent_id })
  if (status !== 200) throw new Error(`It could not be assigned: ${text}`)
}

/** A customer's conversation on a channel with its messages, as this user sees them. */
export async function findConversation(client: Client, phone: string, type: Channel = 'sms') {
  const { body: list } = await client.get('/api/chats/recent-by-contact?status=all&per_page=200')
  const row = list.data.find((one: { phone_number: string }) => one.phone_number === phone)
  if (!row) throw new Error(`${phone} is not in the list.`)
  const id: string = row[`${type}_conversation_id`]
  const { body } = await client.get(`/api/chats/${type}/${id}/messages?per_page=200`)
  return { row, id, messages: (body.messages ?? []) as SeenMessage[] }
}
type SeenMessage = {
  id: string
  direction: string
  body: string
  sent_at: string
  status: string
  error_code: string | null
  call: { id: string; voicemail_status: string | null } | null
}
