import { simulatedAt } from './channels/simulated-channels.ts'
import type { Message } from './records.ts'
import type { Simulator } from './simulator.ts'
import { errorMessage } from './twilio-error.ts'
import type { Delivery, Params } from './webhook.ts'

/** Posts a message's status to the URL its sender gave, else the one set on its service, number or WhatsApp sender. */
export async function sendStatus(sim: Simulator, message: Message): Promise<Delivery[]> {
  const account = sim.store.get('account', message.account_sid)
  const url = callbackOf(sim, message)
  return account && url ? sim.post('status', account, url, 'POST', paramsOf(message)) : []
}

function callbackOf({ store }: Simulator, { status_callback, messaging_service_sid, sender }: Message): string | null {
  if (status_callback) return status_callback
  if (messaging_service_sid) return (store.get('service', messaging_service_sid)?.status_callback as string) || null
  const webhook = store.all('sender').find(({ sender_id }) => sender_id === sender)?.webhook
  return (webhook as { status_callback_url?: string } | undefined)?.status_callback_url || null
}

function paramsOf(message: Message): Params {
  const { sid, status, error_code, to, messaging_service_sid } = message
  const params: Params = {
    AccountSid: message.account_sid,
    ApiVersion: '2010-04-01',
    From: message.sender,
    To: to,
    MessageSid: sid,
    SmsSid: sid,
    MessageStatus: status,
    SmsStatus: status,
  }
  if (messaging_service_sid) params.MessagingServiceSid = messaging_service_sid
  if (error_code !== null) {
    params.ErrorCode = String(error_code)
    params.ErrorMessage = errorMessage(error_code) ?? ''
  }
  return { ...params, ...simulatedAt(to).statusParams?.(message) }
}
