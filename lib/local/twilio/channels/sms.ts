import { isPhoneNumber } from '../address.ts'
import { AUTO_REPLIES, applyOptOut, isOptedOut, optOutWord } from '../opt-out.ts'
import type { SimulatedChannel } from './simulated-channel.ts'

/** Countries by calling code; Twilio sends an empty country for a number it does not know. */
const COUNTRIES: [prefix: string, country: string][] = [
  ['+1', 'US'],
  ['+52', 'MX'],
  ['+34', 'ES'],
  ['+44', 'GB'],
  ['+49', 'DE'],
  ['+55', 'BR'],
  ['+57', 'CO'],
]
const countryOf = (phone: string) => COUNTRIES.find(([prefix]) => phone.startsWith(prefix))?.[1] ?? ''

export const sms: SimulatedChannel = {
  /** A short code, or a name. */
  writer: /^[A-Za-z0-9 ]{3,11}$/,

  price: (segments) => 0.0079 * segments,

  /** Twilio accepts many other types, but few carriers do. */
  mediaBytes: (type) =>
    /^image\/(jpeg|png|gif)$/.test(type) ? 5_000_000 : /^(audio|video|text)\/|pdf$/.test(type) ? 500_000 : 0,

  refusal: (sim, sender, to) =>
    isOptedOut(sim.store, sender, to) ? [21610, 'Attempt to send to unsubscribed recipient'] : undefined,

  /** STOP blocks the number and its service for this customer, START lifts it; Twilio itself replies to each word. */
  hear(sim, { from, to, body }) {
    const word = optOutWord(body)
    if (!word || !from) return
    const wasOut = isOptedOut(sim.store, to, from)
    applyOptOut(sim.store, word, [to], from, sim.now())
    const isPlainYes = body.trim().toUpperCase() === 'YES' && !wasOut
    return isPhoneNumber(from) && !isPlainYes ? AUTO_REPLIES[word] : undefined
  },

  inboundParams: (from) => ({
    ToCountry: 'US',
    FromCountry: countryOf(from),
    FromState: '',
    FromCity: '',
    FromZip: '',
    ToState: 'CA',
    ToCity: 'SAN FRANCISCO',
    ToZip: '94102',
  }),

  statusParams: ({ status, updated_at }) => ({
    ...(['delivered', 'undelivered'].includes(status) && {
      RawDlrDoneDate: new Date(updated_at).toISOString().replace(/\D/g, '').slice(2, 12),
    }),
  }),
}
