import { answersIn } from './form-answers.ts'
import type { LeadTold } from './lead-told.ts'
import { isAdf, readAdf } from './read-adf.ts'
import { MAIL_ADDRESS, tamedText } from './tamed-text.ts'

/** What is seen of somebody in a lead that no rule reads: for a person to look at, and to make a contact of. */
export interface FoundLead {
  name: string
  phone: string
  email: string
}

/** An American number, or one with its country's code, apart from other figures. */
const PHONE = /(?<![\w.-])(?:\+\d{1,3}[\s.-]?)?(?:\(\d{3}\)|\d{3})[\s.-]?\d{3}[\s.-]?\d{4}(?![\w-])/
const ADDRESSES = new RegExp(MAIL_ADDRESS, 'gi')

export const ofTold = ({ name, phones, email }: Pick<LeadTold, 'name' | 'phones' | 'email'>): FoundLead => ({
  name,
  phone: phones[0]?.written ?? '',
  email,
})

/** By ADF whose end is missing, else by what looks like a number, or an address that is not the sender's. */
export function foundIn(text: string, from = ''): FoundLead {
  const [lead] = (isAdf(text) && readAdf(`${text}</adf>`)) || []
  if (lead?.phones.length || lead?.email) return ofTold(lead)
  const words = tamedText(text)
  const answers = answersIn(words)
  const of = (...fields: string[]) =>
    answers.filter(({ field }) => field && fields.includes(field)).map(({ value }) => value)
  const emails = words.match(ADDRESSES) ?? []
  return {
    name: of('name')[0] ?? of('first_name', 'last_name').join(' '),
    phone: of('phone')[0] ?? PHONE.exec(words)?.[0] ?? '',
    email: emails.find((one) => !from.toLowerCase().includes(one.toLowerCase())) ?? '',
  }
}

/** True if a value stands in a text letter by letter; blanks count as one. */
export const isIn = (text: string, value: string) => value !== '' && evened(text).includes(evened(value))
const evened = (text: string) => text.replace(/\s+/g, ' ')
