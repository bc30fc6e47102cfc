import { LEAD_WORDS } from '#contract/outreach/lead-words.ts'
import type { AdfNode } from './adf-tree.ts'
import { readLine, readProse } from './plain-words.ts'

export const children = ({ children }: AdfNode, name: string) => children.filter((one) => one.name === name)

/** The elements of a name, however deep; nothing of who sends the lead, or of the dealership. */
export function all(node: AdfNode, name: string): AdfNode[] {
  const of = node.children.filter((one) => !isSender(one))
  return of.flatMap((one) => (one.name === name ? [one] : all(one, name)))
}
const isSender = ({ name }: AdfNode) => name === 'provider' || name === 'vendor'

export const line = (node: AdfNode | undefined) => (node ? readLine(node.text) : '')
export const prose = (node: AdfNode) => readProse(node.text)
/** What the first element of a name that says anything says. */
export const first = (node: AdfNode, name: string) => all(node, name).map(line).find(Boolean) ?? ''
export const marked = ({ attributes }: AdfNode, name: string) => (attributes[name] ?? '').trim().toLowerCase()

/** A line of a word and its values; empty where there are none. */
export const told = (word: string, values: (string | undefined)[]) => {
  const said = values.filter(Boolean).join(', ')
  return said && `${word}: ${said}`
}

/** Elements that say something, and that nobody asked for by name. */
export const rest = (node: AdfNode, known: ReadonlySet<string>): string[] => [
  line(node),
  ...node.children.flatMap((one) => {
    if (known.has(one.name) || isSender(one)) return []
    const word = one.name.replace(/[-_.:]+/g, ' ')
    return one.children.length > 0 ? rest(one, known) : [told(word[0]?.toUpperCase() + word.slice(1), [line(one)])]
  }),
]

const NUMBER = /^\D{0,4}(\d[\d,]*(?:\.\d+)?)\s*(?:[a-z]{0,10}\.?)$/i
const numberIn = (text: string) => {
  const digits = NUMBER.exec(text)?.[1]?.replaceAll(',', '')
  return digits === undefined ? undefined : Number(digits)
}

/** `$22,000`; other currencies behind the amount, and what is no amount as it is. */
export function money(node: AdfNode): string {
  const text = line(node)
  const amount = numberIn(text)
  if (amount === undefined) return text
  const digits = Number.isInteger(amount) ? 0 : 2
  const said = amount.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const currency = marked(node, 'currency').toUpperCase() || 'USD'
  return currency === 'USD' ? `$${said}` : `${said} ${currency}`
}

const isInKilometers = (odometer: AdfNode) => /^k/.test(marked(odometer, 'units')) || /km/i.test(line(odometer))
export function mileage(vehicle: AdfNode): { words: string; miles?: number } {
  const [odometer] = ['odometer', 'mileage', 'miles'].flatMap((name) => all(vehicle, name))
  const distance = odometer && numberIn(line(odometer))
  if (!odometer || distance === undefined) return { words: line(odometer) }
  const said = distance.toLocaleString('en-US', { maximumFractionDigits: 0 })
  return isInKilometers(odometer) ? { words: `${said} km` } : { words: `${said} mi`, miles: Math.round(distance) }
}

/** A moment as its sender's clock shows it; what is none stays as it is written. */
export function moment(text: string): string {
  const [, year, month, day, hour, minute] = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d))?/.exec(text) ?? []
  if (!year) return text
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour ?? 0), Number(minute ?? 0)))
  if (Number.isNaN(at.getTime())) return text
  const hasTime = hour !== undefined && `${hour}${minute}` !== '0000'
  return at.toLocaleString('en-US', {
    dateStyle: 'medium',
    ...(hasTime && { timeStyle: 'short' }),
    timeZone: 'UTC',
  })
}

export const addressIn = (contact: AdfNode) =>
  all(contact, 'address').map((address) => {
    const parts = (...names: string[]) => names.flatMap((name) => all(address, name).map(line)).filter(Boolean)
    const place = [
      parts('city').join(' '),
      [...parts('regioncode', 'region', 'state'), ...parts('postalcode', 'zip')].join(' '),
    ]
    const own = [...parts('street', 'apartment'), ...place, ...parts('country'), line(address)]
    return told(LEAD_WORDS.address, own)
  })
