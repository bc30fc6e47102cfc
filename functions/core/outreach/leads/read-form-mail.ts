import { mayBeNumbers, numberKindOf } from '#contract/customers/number-columns.ts'
import { foldText } from '#contract/fold-text.ts'
import { isOfOthers, type LeadField } from '#contract/outreach/lead-fields.ts'
import { answersInCsv } from './csv-answers.ts'
import { type Answer, answersIn } from './form-answers.ts'
import { answersInJson } from './json-answers.ts'
import type { LeadTold } from './lead-told.ts'
import { MAIL_ADDRESS, tamedText } from './tamed-text.ts'

/** Whose car the form's year, make, and model are: of somebody who sells, theirs. */
const OF_THEIRS = /\b(?:trade|sell|apprais\w*|vend\w+|aval[uú]o|cotiza tu|value (?:your|my)|cash offer)\b/i
/** Says of something only whether there is any. */
const IS_MERE = /^(?:y|yes|no?|s[ií]|true|false|on|off|none|ninguno|n\/?a|-+)$/i
/** Before what they have: "Yes, 2014 Malibu". */
const YES = /^(?:yes|s[ií])\s*[,.:;–-]+\s*/i
/** A value that can be nothing but a number to reach somebody at, whatever its label says: "Text me at". */
const IS_NUMBER = /^\+?(?:1[ .-]?)?\(?[2-9]\d{2}\)?[ .-]?[2-9]\d{2}[ .-]?\d{4}$/
/** Of which a line in the message would say nothing new. */
const SAID: readonly (LeadField | undefined)[] = [
  'name',
  'first_name',
  'last_name',
  'phone',
  'email',
  'question',
  'from',
  'reply',
  'noise',
]

interface Headers {
  subject?: string | undefined
  from?: string | undefined
  replyTo?: string | undefined
}

/** A form that a website mails; undefined where it names nobody to reach. Whose mail it is says nothing of the customer. */
export function readFormMail(body: string, source: string | undefined, headers: Headers = {}): LeadTold | undefined {
  const { subject = '' } = headers
  const inJson = answersInJson(body)
  const text = tamedText(body)
  const answers = inJson?.some(({ field }) => field) ? inJson : (answersInCsv(text) ?? answersIn(text))
  const of = (field: LeadField) =>
    answers
      .find((one) => one.field === field)
      ?.value.split('\n')[0]
      ?.trim() ?? ''
  const from = fromIn(answers)
  const first = firstNameIn(of, from)
  const name = withLast(first, of('name') === first ? '' : of('last_name'))
  const email =
    MAIL_ADDRESS.exec(
      addressedBy(answers, 'email') ?? addressedBy(answers, 'reply') ?? (from || replyOf(name, headers)),
    )?.[0] ?? ''
  const named = answers.filter(
    ({ label, field, value }) =>
      field === 'phone' || field === 'whatsapp_number' || (mayBeNumbers(label) && IS_NUMBER.test(value)),
  )
  const unnamed = answers.filter(
    ({ label, field, value }) => field === undefined && label !== '' && !isOfOthers(label) && IS_NUMBER.test(value),
  )
  const phones = (named.some(({ value }) => /\d/.test(value)) ? named : unnamed)
    .flatMap(phonesIn)
    .toSorted((a, b) => rankOf(a) - rankOf(b))
  if (phones.length === 0 && !email) return undefined
  const car = ['year', 'make', 'model', 'trim'].map((field) => of(field as LeadField)).filter(Boolean)
  const isTheirs = OF_THEIRS.test(subject)
  const whole = car.length > 1 ? car.join(' ') : ''
  const wanted = of('wanted') || (isTheirs ? '' : whole)
  const parts = ['trade_year', 'trade_make', 'trade_model', 'trade_trim'].map((field) => of(field as LeadField))
  const trade = [of('trade'), of('trade_in'), parts.filter(Boolean).join(' '), isTheirs ? whole : '']
    .map((one) => one.replace(YES, ''))
    .find((one) => one && !IS_MERE.test(one))
  const budget = of('budget')
  return {
    name,
    phones,
    email,
    text: textOf(answers, `${name}\n${email}`),
    numbers: isTheirs ? [] : answers.flatMap(numbersIn),
    known: Object.fromEntries(
      Object.entries({
        looking_for: wanted,
        trade_in: trade,
        budget,
        time_frame: of('time') || of('time_frame'),
        company: of('company'),
        spoken_language: of('spoken_language'),
      }).filter(([, value]) => value),
    ),
    deal: {},
    came_by: { kind: 'form', detail: source },
  }
}

/** A VIN within other words, of which at least one is a figure. */
const VIN = /\b(?=[A-Z]*\d)[A-HJ-NPR-Z0-9]{17}\b/gi

const IS_PROGRAMS = /not?[-_.]?reply|wordpress@/i
const addressedBy = (answers: Answer[], by: LeadField) =>
  answers.find(
    ({ field, value }) => field === by && MAIL_ADDRESS.test(value) && !(by === 'reply' && IS_PROGRAMS.test(value)),
  )?.value

/** Beside a first and a last name, a name that has nothing of them is the form's, or somebody else's. */
function firstNameIn(of: (field: LeadField) => string, from: string): string {
  const [name, first] = [of('name'), of('first_name')]
  const isTheirs = !first || !of('last_name') || name.toLowerCase().includes(first.toLowerCase())
  return (isTheirs && name) || first || nameBefore(from) || (IS_SENDER.test(of('from')) ? '' : of('from'))
}

/** Where answers to a form's mail go if it is plainly to who filled it in: it has a word of their name, and is not the sender's own. */
function replyOf(name: string, { from = '', replyTo = '' }: Headers): string {
  const words = foldText(name)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2)
  const [address = ''] = MAIL_ADDRESS.exec(replyTo) ?? []
  if (domainOf(from) === domainOf(address) || IS_PROGRAMS.test(address)) return ''
  const box = foldText(address.split('@')[0] ?? '')
  const inBox = box.split(/[^a-z]+/)
  // "Sal" is no part of sales@, "Lopez" is of mlopez@.
  const isTheirs = (word: string) => inBox.includes(word) || (word.length > 3 && box.includes(word))
  return words.some(isTheirs) ? replyTo : ''
}
const domainOf = (address: string) => /@([\w.-]+)/.exec(address)?.[1]?.toLowerCase()

/** By which the vehicle is found that they ask about: a stock number, or a VIN in "Listing: 2021 Ford Escape 1FM…". */
function numbersIn({ label, field, value }: Answer): string[] {
  if (field === 'number') return [value]
  const isOfVehicle = field === 'wanted' || (field === undefined && !OF_THEIRS.test(label))
  return isOfVehicle ? (value.match(VIN) ?? []) : []
}

/** What they ask, then all else as the form has it; `said`: whom it names already. */
function textOf(answers: Answer[], said: string): string {
  const asked = answers.filter(({ field }) => field === 'question').map(({ value }) => value)
  const others = answers
    .filter((one) => !SAID.includes(one.field) || isUnsaid(one, said.toLowerCase()))
    .map(({ label, value }) => (label ? `${label}: ${value}` : value))
  return [...asked, ...others].join('\n')
}

/** Contact Form 7 puts who wrote before the body; elsewhere `From:` is of a mail that was passed on. */
function fromIn(answers: Answer[]): string {
  const isOfForm = answers.some(({ label }) => /^(?:message body|cuerpo del mensaje)$/i.test(label))
  const from = answers.find(({ field, value }) => field === 'from' && MAIL_ADDRESS.test(value))?.value ?? ''
  return isOfForm && !IS_PROGRAMS.test(from) ? from : ''
}

/** A label may speak of a number or an address, and have none; a second name or address is of somebody else. */
function isUnsaid({ field, value }: Answer, said: string): boolean {
  if (field === 'phone') return !/\d/.test(value)
  const isOne = field === 'name' || field === 'first_name' || field === 'last_name' || field === 'email'
  const [own = ''] = (field === 'email' && MAIL_ADDRESS.exec(value)) || [value]
  return isOne && !said.includes(own.toLowerCase())
}

const phonesIn = ({ label, value }: Answer) =>
  value
    .replace(/<[^<>]*>/g, '')
    .split('\n')
    .flatMap((written) => (/\d/.test(written) ? [{ written: written.trim(), label }] : []))

/** Mobiles first, which texts reach. */
const rankOf = ({ label }: { label: string }) => (numberKindOf(label) === 'mobile' ? 0 : 1)

/** A program, or its address, and no customer's name. */
const IS_SENDER = /[@.]|web|form/i
const nameBefore = (from: string) => /^[\s"]*([^"<@]+?)[\s"]*</.exec(from)?.[1] ?? ''

/** Some forms ask for the last name besides a name that may have it. */
const withLast = (name: string, last: string) =>
  name.toLowerCase().endsWith(last.toLowerCase()) ? name : `${name} ${last}`.trim()
