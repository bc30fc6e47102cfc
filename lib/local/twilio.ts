import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerRequest } from './twilio/answer-request.ts'
import { codeText } from './twilio/channels/whatsapp-code.ts'
import { decideStatus } from './twilio/decide-status.ts'
import { listMessages } from './twilio/list-messages.ts'
import { listThread } from './twilio/list-thread.ts'
import { resume } from './twilio/progress-message.ts'
import { type Inbound, receiveMessage } from './twilio/receive-message.ts'
import type { Account, Charge, MessageStatus } from './twilio/records.ts'
import { renderMessage } from './twilio/render-message.ts'
import { listContents, type MadeContent, makeContent, reviewContent, type Verdict } from './twilio/review-content.ts'
import { decideReview, type Verdict as RegistrationVerdict, resumeReviews } from './twilio/reviews.ts'
import { parentOf, primaryProfileOf, seedAccounts } from './twilio/seed-accounts.ts'
import { listSenders, resumeSenders, setSender } from './twilio/senders.ts'
import type { Simulator, Timings } from './twilio/simulator.ts'
import { openStore } from './twilio/store.ts'
import { openTimers } from './twilio/timers.ts'
import { type Chaos, type Fault, openTroubles, postThrough } from './twilio/trouble.ts'
import { charge } from './twilio/usage.ts'
import { callIn } from './twilio/voice/call-in.ts'
import { type Decision, decideCall } from './twilio/voice/decide-call.ts'
import { createDevices } from './twilio/voice/devices.ts'
import { endLeftCalls } from './twilio/voice/end-left-calls.ts'
import { openGateway } from './twilio/voice/gateway.ts'
import { listCalls } from './twilio/voice/list-calls.ts'

export type { Inbound } from './twilio/receive-message.ts'
export type { Account as TwilioAccount } from './twilio/records.ts'
export type { Chaos, Fault } from './twilio/trouble.ts'
export type { Delivery } from './twilio/webhook.ts'

type TwilioOptions = {
  dir: string
  port?: number
  /** The clock of dates and of the 24-hour window; the real one by default. */
  now?: () => number
  timings?: Partial<Timings>
}

const TIMINGS: Timings = {
  sending: 20,
  sent: 40,
  delivered: 120,
  read: 400,
  price: 300,
  ringing: 50,
  unregistered: 5_000,
  sender: 700,
  review: 250,
}
/** From where its codes come. */
const WHATSAPPS_OWN = '+18885550199'

export type Twilio = Awaited<ReturnType<typeof startTwilio>>

/**
 * The twin of Twilio: its REST, Content and Messaging APIs at `/api`, `/content` and `/messaging` of one address, its
 * webhooks, and its initial accounts. The wire format is that of `twilio/published.json`.
 */
export async function startTwilio({ dir, port = 0, now = Date.now, timings }: TwilioOptions) {
  const store = openStore(dir)
  seedAccounts(store, now())
  const timers = openTimers()
  let posting = 0
  const sim: Simulator = {
    store,
    dir,
    url: '',
    now,
    timings: { ...TIMINGS, ...timings },
    isTerse: false,
    troubles: openTroubles(),
    legs: new Map(),
    devices: createDevices(),
    after: timers.after,
    post(kind, account, url, method, params) {
      posting++
      return postThrough(sim.troubles.of(account.account_sid).chaos, kind, account, url, method, params).finally(
        () => posting--,
      )
    },
  }

  const server = createServer((request, response) => void answerRequest(sim, request, response))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  sim.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  resume(sim)
  resumeSenders(sim)
  resumeReviews(sim)
  endLeftCalls(sim)
  const gateway = openGateway(sim)

  return {
    url: sim.url,
    server,
    /** The moment of what happens next, and whether a webhook is on its way. */
    nextAt: timers.nextAt,
    run: timers.run,
    isBusy: () => posting > 0,
    /** Takes over a WebSocket upgrade of the voice client. */
    signal: gateway.upgrade,
    /** The accounts in the order they were created; the demo dealership uses the first. */
    accounts: (): Account[] =>
      store.all('account').flatMap((account) => (account.phone_number ? [{ ...account }] : [])),
    /** Under it Lotwire opens the accounts of dealerships. */
    parent: { ...parentOf(store), profile_sid: primaryProfileOf(store) },
    charge: (one: Charge) => charge(sim, one),
    inbound: (input: Inbound) => receiveMessage(sim, input),
    /** As the REST list returns them, newest first, all pages; of every account if none is named. */
    messages({ account_sid, to, from }: { account_sid?: string; to?: string; from?: string }) {
      const query = new URLSearchParams({ ...(to && { To: to }), ...(from && { From: from }) })
      return listMessages(store, account_sid, query).map(renderMessage)
    },
    /** The messages between one of our addresses and one customer's, both directions, oldest first. */
    thread: (ours: string, customer: string) => listThread(sim, ours, customer),
    /** Places a customer's call; returns the first TwiML. */
    callIn: (call: { from: string; to: string }) => callIn(sim, call),
    /** Plays the people on a call; returns once all resulting webhooks were sent. */
    decideCall: (sid: string, decision: Decision) => decideCall(sim, sid, decision),
    /** Every leg, newest first; of every account if none is named. */
    calls: (accountSid?: string) => listCalls(sim, accountSid),
    /** Overrides a message's final status; returns the message with the result of its callback. */
    setStatus: (sid: string, change: { status: MessageStatus; error_code?: number | null }) =>
      decideStatus(sim, sid, change),
    /** Ends WhatsApp's review of a template. */
    review: (contentSid: string, verdict: Verdict) => reviewContent(sim, contentSid, verdict),
    /** Makes a template in Twilio's console and submits it. */
    makeContent: (accountSid: string, made: MadeContent) => makeContent(sim, accountSid, made),
    /** What the next registration of a kind, or the one that is held, becomes. */
    decideRegistration: (verdict: RegistrationVerdict) => decideReview(sim, verdict),
    /** Templates as their authors submitted them, with WhatsApp's verdicts. */
    contents: (accountSid?: string) => listContents(sim, accountSid),
    /** WhatsApp texts a number its code. */
    textCode: (to: string) => receiveMessage(sim, { from: WHATSAPPS_OWN, to, body: codeText(to) }),
    /** Numbers on WhatsApp, or on their way. */
    senders: (accountSid?: string) => listSenders(sim, accountSid),
    /** Gives a sender a state, with Twilio's code for being offline. */
    setSender: (sid: string, status: string, reason?: number) => setSender(sim, sid, status, reason),
    /** Makes the next `count` requests that create a message fail; a count of 0 ends it. Without an account: all others'. */
    fault: (fault: Fault, accountSid?: string) => sim.troubles.at(accountSid).faults.set(fault),
    currentFault: (accountSid?: string) => sim.troubles.at(accountSid).faults.current(),
    /** Whether only the last status of a message is told: a third of the webhooks. */
    setTerse: (isTerse: boolean) => {
      sim.isTerse = isTerse
    },
    /** The switches for webhook trouble; changes those given. */
    chaos: (change: Partial<Chaos> = {}, accountSid?: string): Chaos =>
      Object.assign(sim.troubles.at(accountSid).chaos, change),
    async stop() {
      timers.stop()
      for (const { script } of sim.legs.values()) script?.abort()
      gateway.close()
      server.closeAllConnections()
      if (server.listening) await new Promise((resolve) => server.close(resolve))
      store.close()
    },
  }
}
