import type { Language } from '#contract/language.ts'
import type { AddressFacts } from './address-facts.ts'
import type { ChannelFacts } from './channel-facts.ts'
import { email } from './email.ts'
import { instagram } from './instagram.ts'
import { messenger } from './messenger.ts'
import { sms } from './sms.ts'
import { webchat } from './webchat.ts'
import { whatsapp } from './whatsapp.ts'

/** The ways of writing to customers, in the order in which they are shown. */
const channels = { whatsapp, sms, email, webchat, messenger, instagram }
export type Channel = keyof typeof channels
export type CarrierName = (typeof channels)[Channel]['carrier']
type Address = (typeof channels)[Channel]['address']
type Typed = Extract<Address, { field: string }>
type Sending = Extract<Address, { senderField: string }>
export type AddressKind = Address['kind']
/** The kinds that people type, and those of which a Twilio account has its own, with their fields on the wire. */
export type TypedKind = Typed['kind']
export type AddressField = Typed['field']
export type SenderKind = Sending['kind']
export type SenderField = Sending['senderField']
interface Facts extends ChannelFacts {
  carrier: CarrierName
  address: AddressFacts<AddressKind>
}
export const CHANNELS: Record<Channel, Facts> = channels
export const ALL_CHANNELS = Object.keys(CHANNELS) as [Channel, ...Channel[]]
/** Those on which a dealership may write first. */
export const OPEN_CHANNELS = ALL_CHANNELS.filter((one) => !CHANNELS[one].customerBegins) as [Channel, ...Channel[]]

export const channelName = (channel: Channel, language: Language) =>
  (language === 'es' && CHANNELS[channel].nameInSpanish) || CHANNELS[channel].name

/** A value for each channel, in a field that `field` names. */
export const perChannel = <Field extends string, Value>(
  field: (channel: Channel) => Field,
  value: (channel: Channel) => Value,
) => Object.fromEntries(ALL_CHANNELS.map((channel) => [field(channel), value(channel)])) as Record<Field, Value>

/** The same under the channels' own names. */
export const byChannel = <Value>(value: (channel: Channel) => Value) => perChannel((channel) => channel, value)
