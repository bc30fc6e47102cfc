import { pathOf } from '#contract/route.ts'
import type { Registration } from '#contract/telephony/registration.ts'
import { textingPages } from '#contract/telephony/texting-pages.ts'
import { offerWords, optInWords } from '#contract/telephony/texting-words.ts'
import { say } from '#contract/words.ts'
import { pageCodeOf } from './entity.ts'

/** Carriers take these characters alone. */
const asAscii = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/[^\x20-\x7e]/g, '')
    .trim()

/** The addresses of a dealership's public pages about texts. */
export function pageUrls(org: string, publicUrl: string) {
  const url = (part: 'opt-in' | 'privacy' | 'terms') =>
    publicUrl.replace(/\/$/, '') + pathOf(textingPages.texting, { code: pageCodeOf(org), part })
  return { opt_in: url('opt-in'), privacy: url('privacy'), terms: url('terms') }
}

interface Told {
  /** As customers know it, and as the tax office does. */
  name: string
  legalName: string
  phone: string
  pages: ReturnType<typeof pageUrls>
  publicUrl: string
}

/** What carriers read about a dealership's texts, until somebody writes it otherwise. */
export function campaignWords(told: Told): Registration['form']['campaign'] {
  const name = asAscii(told.name) || 'The dealership'
  const legal = asAscii(told.legalName) || name
  const firm = legal === name ? name : `${legal} (${name})`
  const { opt_in, privacy, terms } = told.pages
  const agreed = asAscii(say(optInWords, 'en', { dealership: name }))
  const offers = asAscii(say(offerWords, 'en', { dealership: name }))
  const call = told.phone ? ` Call us at ${told.phone}.` : ''
  return {
    description: `${firm} is a car dealership. Its sales and service staff text people who asked about a vehicle, booked a visit, or bought from it: answers to their questions, photos and links of vehicles, appointment confirmations and reminders, and, to those who agreed by a box of its own, offers.`,
    message_flow: `Customers agree to texts on ${opt_in}, where they enter their name and phone number and check a box that is not checked in advance: "${agreed}" Offers are sent only to those who also check a second box, which nobody has to: "${offers}" Agreeing is not a condition of any purchase. Customers also text or call the dealership first. Privacy policy: ${privacy} Terms: ${terms}`,
    samples: [
      `Hi [first name], this is [agent] at ${name}. The [vehicle] you asked about is here: ${told.publicUrl.replace(/\/$/, '')}/vehicle/[id] Would you like to see it? Reply STOP to opt out.`,
      `${name}: your visit is set for [day] at [time].${call} Reply HELP for help, STOP to opt out.`,
      `${name}: the [vehicle] you liked now costs [price]. Shall we hold it for you? Reply STOP to opt out.`,
    ],
  }
}

/** What is answered to START and HELP. */
export const keywordWords = ({ name, phone }: Pick<Told, 'name' | 'phone'>) => ({
  optIn: `${asAscii(name)}: you are signed up for texts. Message frequency varies. Message and data rates may apply. Reply HELP for help, STOP to opt out.`,
  help: `${asAscii(name)}: for help${phone ? ` call ${phone}` : ' visit us'}. Reply STOP to opt out.`,
})
