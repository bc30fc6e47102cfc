import type { Twilio } from 'twilio'
import { type Credentials, createClient } from './client.ts'
import {
  createContent,
  fetchApproval,
  listContents,
  type NewContent,
  removeContent,
  requestApproval,
} from './content.ts'
import { asAppError } from './failure.ts'
import { listMedia, readMedia } from './media.ts'
import { listMessages, sendMessage } from './messages.ts'
import {
  type Addresses,
  addToService,
  buyNumber,
  createKey,
  fetchAccountStatus,
  findOrCreateApplication,
  findOrCreateService,
  listNumbers,
  openSubaccount,
  removeNumber,
  searchNumbers,
  setAccountStatus,
} from './provisioning.ts'
import {
  createSender,
  fetchSender,
  findSenderOf,
  removeSender,
  type SenderProfile,
  updateSender,
  verifySender,
} from './senders.ts'
import { listUsage } from './usage.ts'
import { endCall, fetchCall, listLegs, redirectCall } from './voice.ts'
import { findApplication, findNumber, findSender, findService } from './webhooks.ts'

export type TwilioAccount = Awaited<ReturnType<typeof openTwilio>>

/**
 * One dealership's Twilio account. `send` returns the message's outcome; every other call throws `twilio_refused` or
 * `twilio_unreachable`. The `twilio` package is loaded by the first call that needs it.
 */
export async function openTwilio(credentials: Credentials) {
  let client: Promise<Twilio> | undefined
  const opened = () => (client ??= createClient(credentials))
  const ask = async <T>(call: (client: Twilio) => Promise<T>) => {
    try {
      return await call(await opened())
    } catch (error) {
      throw asAppError(error)
    }
  }

  return {
    send: async (sending: Parameters<typeof sendMessage>[1]) => sendMessage(await opened(), sending),
    /** Newest first; `after` and `before` are creation times. */
    list: (filter: Parameters<typeof listMessages>[1]) => ask((client) => listMessages(client, filter)),
    /** The files of a listed message. */
    media: (messageSid: string) => ask((client) => listMedia(client, messageSid)),
    /** The bytes of a file; needs no client. */
    readMedia: (url: string, maxBytes: number) => readMedia(credentials, url, maxBytes),
    account: () =>
      ask(async (client) => {
        const { friendlyName, status } = await client.api.v2010.accounts(credentials.account_sid).fetch()
        return { name: friendlyName, status: String(status) }
      }),
    number: (phoneNumber: string) => ask((client) => findNumber(client, phoneNumber)),
    service: (sid: string) => ask((client) => findService(client, sid)),
    /** Creates a template's content; returns its sid. */
    createContent: (content: NewContent) => ask((client) => createContent(client, content)),
    contents: () => ask(listContents),
    removeContent: (sid: string) => ask((client) => removeContent(client, sid)),
    /** Submits a content to WhatsApp for review. */
    requestApproval: (sid: string, asked: { name: string; category: string }) =>
      ask((client) => requestApproval(client, sid, asked)),
    approval: (sid: string) => ask((client) => fetchApproval(client, sid)),
    application: (sid: string) => ask((client) => findApplication(client, sid)),
    /** One leg of a call; undefined if Twilio does not know it. */
    call: (sid: string) => ask((client) => fetchCall(client, sid)),
    /** The legs that a leg of a call dialed. */
    legs: (sid: string) => ask((client) => listLegs(client, sid)),
    /** Hangs up a leg; an ended one stays as it is. */
    endCall: (sid: string) => ask((client) => endCall(client, sid)),
    /** Makes a leg follow the TwiML at this URL from now on. */
    redirectCall: (sid: string, address: string) => ask((client) => redirectCall(client, sid, address)),
    /** Of Lotwire's own account only. */
    openSubaccount: (name: string) => ask((client) => openSubaccount(client, name)),
    accountStatus: (sid: string) => ask((client) => fetchAccountStatus(client, sid)),
    setAccountStatus: (sid: string, status: Parameters<typeof setAccountStatus>[2]) =>
      ask((client) => setAccountStatus(client, sid, status)),
    createKey: (name: string) => ask((client) => createKey(client, name)),
    openApplication: (name: string, addresses: Addresses) =>
      ask((client) => findOrCreateApplication(client, name, addresses)),
    openService: (name: string, addresses: Addresses) => ask((client) => findOrCreateService(client, name, addresses)),
    numbers: () => ask(listNumbers),
    usage: (categories: readonly string[], days: Parameters<typeof listUsage>[2]) =>
      ask((client) => listUsage(client, categories, days)),
    numbersForSale: (search: Parameters<typeof searchNumbers>[1]) => ask((client) => searchNumbers(client, search)),
    buyNumber: (phoneNumber: string, addresses: Addresses) =>
      ask((client) => buyNumber(client, phoneNumber, addresses)),
    addToService: (service: string, number: string) => ask((client) => addToService(client, service, number)),
    removeNumber: (sid: string) => ask((client) => removeNumber(client, sid)),
    /** A number's entry on WhatsApp, by the number or by Twilio's sid; undefined if it has none. */
    senderOf: (phoneNumber: string) => ask((client) => findSenderOf(client, phoneNumber)),
    senderBySid: (sid: string) => ask((client) => fetchSender(client, sid)),
    createSender: (sender: Parameters<typeof createSender>[1], addresses: Addresses) =>
      ask((client) => createSender(client, sender, addresses)),
    verifySender: (sid: string, code: string) => ask((client) => verifySender(client, sid, code)),
    updateSender: (sid: string, profile: SenderProfile) => ask((client) => updateSender(client, sid, profile)),
    removeSender: (sid: string) => ask((client) => removeSender(client, sid)),
    sender: (whatsappFrom: string) => ask((client) => findSender(client, whatsappFrom)),
  }
}
