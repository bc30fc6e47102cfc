import type { Twilio } from 'twilio'
import type { NumberForSale, OwnNumber } from '#contract/telephony/connect.ts'
import { isTollFreeCode } from '#contract/telephony/registration.ts'

/** An account's own list is never longer. */
const MOST_LISTED = 100
const MOST_OFFERED = 20

export interface Addresses {
  messages: string
  status: string
  voice: string
  voice_status: string
}

/** The subaccount of this name, opened if there is none: a repeated request finds what a broken one made. */
export async function openSubaccount(parent: Twilio, name: string) {
  const [known] = await parent.api.v2010.accounts.list({ friendlyName: name, status: 'active', limit: 1 })
  const { sid, authToken } = known ?? (await parent.api.v2010.accounts.create({ friendlyName: name }))
  return { account_sid: sid, auth_token: authToken }
}

export const fetchAccountStatus = async (parent: Twilio, sid: string): Promise<string> =>
  (await parent.api.v2010.accounts(sid).fetch()).status

/** A suspended account neither sends nor receives; its numbers stay. A closed one is over for good. */
export async function setAccountStatus(
  parent: Twilio,
  sid: string,
  status: 'active' | 'suspended' | 'closed',
): Promise<void> {
  await parent.api.v2010.accounts(sid).update({ status })
}

/** A new key of this name; earlier ones, whose secret nobody kept, go. */
export async function createKey(client: Twilio, name: string) {
  const known = await client.keys.list({ limit: MOST_LISTED })
  const { sid, secret } = await client.newKeys.create({ friendlyName: name })
  for (const { sid: old } of known.filter(({ friendlyName }) => friendlyName === name)) await client.keys(old).remove()
  return { api_key: sid, api_secret: secret }
}

/** The application that browsers' calls go through. */
export async function findOrCreateApplication(client: Twilio, name: string, { voice }: Addresses): Promise<string> {
  const [known] = await client.applications.list({ friendlyName: name, limit: 1 })
  const application = { friendlyName: name, voiceUrl: voice, voiceMethod: 'POST' }
  const { sid } = known ?? (await client.applications.create(application))
  return sid
}

/** The service that texts leave through; each number keeps its own webhook. */
export async function findOrCreateService(client: Twilio, name: string, addresses: Addresses): Promise<string> {
  const services = await client.messaging.v1.services.list({ limit: MOST_LISTED })
  const known = services.find(({ friendlyName }) => friendlyName === name)
  const service = {
    friendlyName: name,
    inboundRequestUrl: addresses.messages,
    inboundMethod: 'POST',
    statusCallback: addresses.status,
    useInboundWebhookOnNumber: true,
  }
  const { sid } = known ?? (await client.messaging.v1.services.create(service))
  return sid
}

type Listed = Omit<OwnNumber, 'is_usual' | 'agent_id'>

export async function listNumbers(client: Twilio): Promise<Listed[]> {
  const numbers = await client.incomingPhoneNumbers.list({ limit: MOST_LISTED })
  return numbers.map(listedOf)
}

const listedOf = ({ sid, phoneNumber, capabilities }: Instance): Listed => ({
  sid,
  phone_number: phoneNumber,
  texts: capabilities?.sms ?? false,
  calls: capabilities?.voice ?? false,
})
type Instance = Awaited<ReturnType<Twilio['incomingPhoneNumbers']['list']>>[number]

interface Search {
  country: string
  area_code?: string | undefined
  contains?: string | undefined
}

/** Numbers for sale that match, with their price a month. */
export async function searchNumbers(
  client: Twilio,
  { country, area_code, contains }: Search,
): Promise<NumberForSale[]> {
  const isTollFree = area_code !== undefined && isTollFreeCode(area_code)
  const { local, tollFree } = client.availablePhoneNumbers(country)
  const filter = { ...(area_code && { areaCode: Number(area_code) }), ...(contains && { contains }) }
  const [numbers, price] = await Promise.all([
    isTollFree ? tollFree.list({ ...filter, limit: MOST_OFFERED }) : local.list({ ...filter, limit: MOST_OFFERED }),
    priceOf(client, country, isTollFree ? 'toll free' : 'local'),
  ])
  return numbers.map(({ phoneNumber, locality, region, capabilities, addressRequirements }) => ({
    phone_number: phoneNumber,
    locality: locality || null,
    region: region || null,
    texts: capabilities?.sms ?? false,
    pictures: capabilities?.mms ?? false,
    calls: capabilities?.voice ?? false,
    ...price,
    needs_papers: addressRequirements !== 'none',
  }))
}

async function priceOf(client: Twilio, country: string, type: string) {
  const { phoneNumberPrices, priceUnit } = await client.pricing.v1.phoneNumbers.countries(country).fetch()
  const price = phoneNumberPrices.find(({ numberType }) => numberType === type)
  // Text in Twilio's answer, whatever the client's types say.
  return {
    monthly_price: price?.currentPrice === undefined ? null : String(price.currentPrice),
    currency: priceUnit.toUpperCase(),
  }
}

/** Buys a number whose messages and calls come here at once. */
export async function buyNumber(client: Twilio, phoneNumber: string, addresses: Addresses): Promise<Listed> {
  const bought = await client.incomingPhoneNumbers.create({
    phoneNumber,
    smsUrl: addresses.messages,
    smsMethod: 'POST',
    voiceUrl: addresses.voice,
    voiceMethod: 'POST',
    statusCallback: addresses.voice_status,
    statusCallbackMethod: 'POST',
  })
  return listedOf(bought)
}

/** Lets the service send from the number; does nothing where it already does. */
export async function addToService(client: Twilio, service: string, number: string): Promise<void> {
  const members = await client.messaging.v1.services(service).phoneNumbers.list({ limit: MOST_LISTED })
  if (members.some(({ sid }) => sid === number)) return
  await client.messaging.v1.services(service).phoneNumbers.create({ phoneNumberSid: number })
}

export async function removeNumber(client: Twilio, sid: string): Promise<void> {
  await client.incomingPhoneNumbers(sid).remove()
}
