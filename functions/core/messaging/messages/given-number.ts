import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { foldText } from '#contract/fold-text.ts'

/** Ten figures and more in a row, in the usual writings; a price has fewer, and a VIN letters between them. */
const NUMBER = /(?<![\p{L}\d$])\+?\(?\d{1,3}(?:[ ().-]{0,2}\d{2,4}){2,4}(?![\p{L}\d])/gu
const YES = /^(?:yes|yes please|yeah|yep|sure|ok|okay|si|si por favor|sip|claro|claro que si|dale|de acuerdo)$/

/** The only telephone number in a text, as it is written there. */
export function givenNumber(body: string): string | undefined {
  const found = [...body.matchAll(NUMBER)].map(([text]) => text).filter((text) => text.replace(/\D/g, '').length >= 10)
  return found.length === 1 ? found[0] : undefined
}

/** True for a plain yes. */
export const isYes = (body: string) =>
  YES.test(
    foldText(body)
      .replace(/[^a-z ]/g, '')
      .trim(),
  )

/** True where people may be out of reach one day, so that a number is worth asking about. */
export const mayClose = (channel: Channel) => CHANNELS[channel].personHours !== undefined
