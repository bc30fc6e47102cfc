import type { Media, Message, Resource } from '../records.ts'
import type { Simulator } from '../simulator.ts'
import type { Params } from '../webhook.ts'

/** Twilio's own behavior on one channel; behavior that is absent here does not happen. */
export interface SimulatedChannel {
  /** Addresses other than phone numbers: `user` can be written to, `writer` can only write. */
  user?: RegExp
  writer?: RegExp
  /** The price of a message of this many segments, in US dollars. */
  price?(segments: number): number
  /** The code and message with which a message is refused at once. */
  refusal?(sim: Simulator, sender: string, to: string): [code: number, message: string] | undefined
  /** The code with which an accepted message fails later; null if it does not. */
  failure?(sim: Simulator, sender: string, to: string, content: Resource | undefined): number | null
  /** The maximum size of a file of this type, in bytes; 0 if the type is not accepted. */
  mediaBytes?(contentType: string): number
  /** Applies the effects of a customer's message; returns Twilio's own reply to it. */
  hear?(sim: Simulator, message: Message): string | undefined
  /** The webhook fields that only this channel has. */
  inboundParams?(from: string, profileName: string, media: Media | undefined): Params
  statusParams?(message: Message): Params
}
