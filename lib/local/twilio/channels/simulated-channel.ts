import type { Media, Message, Resource } from '../records.ts'
import type { Simulator } from '../simulator.ts'
import type { Params } from '../webhook.ts'

/** What Twilio does of its own on one channel; what is not said here it does not do. */
export interface SimulatedChannel {
  /** Who has an address other than a phone number: whoever can be written to, and whoever can only write. */
  user?: RegExp
  writer?: RegExp
  /** The price of a message of so many segments, in US dollars. */
  price?(segments: number): number
  /** The code and words with which a message is refused at once. */
  refusal?(sim: Simulator, sender: string, to: string): [code: number, message: string] | undefined
  /** The code with which an accepted message fails later; null where it does not. */
  failure?(sim: Simulator, sender: string, to: string, content: Resource | undefined): number | null
  /** How many bytes a file of this type may have; 0 where the type is not taken. */
  mediaBytes?(contentType: string): number
  /** What a customer's message changes, and Twilio's own answer to it. */
  hear?(sim: Simulator, message: Message): string | undefined
  /** The fields of a webhook beside those that every channel's has. */
  inboundParams?(from: string, profileName: string, media: Media | undefined): Params
  statusParams?(message: Message): Params
}
