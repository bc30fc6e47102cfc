import type { Account, Message } from './records.ts'
import type { Simulator } from './simulator.ts'
import { notFound, TwilioError } from './twilio-error.ts'

const FINAL = ['delivered', 'read', 'undelivered', 'failed', 'received', 'canceled']

export function findMessage({ store }: Simulator, { account_sid }: Account, sid = ''): Message {
  const message = store.get('message', sid)
  if (message?.account_sid !== account_sid) throw notFound(`/2010-04-01/Accounts/${account_sid}/Messages/${sid}.json`)
  return message
}

/** POST Messages/{Sid}: an empty Body redacts, Status=canceled cancels a scheduled message. */
export function changeMessage(
  sim: Simulator,
  account: Account,
  sid: string | undefined,
  form: URLSearchParams,
): Message {
  const message = findMessage(sim, account, sid)
  const now = sim.now()
  if (form.has('Status')) {
    if (form.get('Status') !== 'canceled' || message.status !== 'scheduled') {
      throw new TwilioError(400, 30409, 'Message is not in a cancelable state')
    }
    return sim.store.update('message', message.sid, { status: 'canceled', updated_at: now, send_at: null })
  }
  if (form.get('Body') !== '') throw new TwilioError(400, 20001, 'Body may only be set to an empty string')
  refuseUnlessFinal(message)
  return sim.store.update('message', message.sid, { body: '', updated_at: now })
}

export function removeMessage(sim: Simulator, account: Account, sid?: string): void {
  const message = findMessage(sim, account, sid)
  refuseUnlessFinal(message)
  for (const media of sim.store.all('media')) {
    if (media.message_sid === message.sid) sim.store.remove('media', media.sid)
  }
  sim.store.remove('message', message.sid)
}

function refuseUnlessFinal({ status, by_hand }: Message): void {
  if (!FINAL.includes(status) && !by_hand) {
    throw new TwilioError(409, 20009, 'Resource not complete. Message has not yet been delivered')
  }
}
