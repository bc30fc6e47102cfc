import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { LeadTold } from './lead-told.ts'

/** A document that declares entities, or a type, is none that a provider sends. */
const DECLARES = /<!\s*(DOCTYPE|ENTITY)/i
/** ADF begins with instructions that XML does not allow, such as `<?ADF VERSION "1.0"?>`. */
const INSTRUCTIONS = /<\?[^<>]*\?>/g
/** More than a provider has to tell of at once; such a document is left to people. */
const PROSPECTS_MAX = 20

type Node = { [name: string]: unknown }

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  transformTagName: (name) => name.toLowerCase(),
})

/** The leads of an ADF/XML 1.0 document; undefined if it is none, or broken. */
export function readAdf(xml: string): LeadTold[] | undefined {
  if (DECLARES.test(xml)) return undefined
  const begin = xml.search(/<adf\b/i)
  if (begin < 0) return undefined
  const document = xml.slice(begin).replace(INSTRUCTIONS, '')
  if (XMLValidator.validate(document) !== true) return undefined
  const read = parse(document)
  const prospects = nodes(read?.adf, 'prospect')
  return read && prospects.length <= PROSPECTS_MAX ? prospects.map(readProspect) : undefined
}

/** The parser refuses documents that are nested too deeply. */
function parse(document: string): Node | undefined {
  try {
    return parser.parse(document) as Node
  } catch {
    return undefined
  }
}

function readProspect(prospect: Node): LeadTold {
  const [customer = {}] = nodes(prospect, 'customer')
  const [contact = {}] = nodes(customer, 'contact')
  const [provider = {}] = nodes(prospect, 'provider')
  const vehicles = nodes(prospect, 'vehicle')
  const isTrade = (vehicle: Node) => /trade/i.test(text(vehicle['@interest']))
  const wanted = vehicles.filter((vehicle) => !isTrade(vehicle))
  const [timeframe = {}] = nodes(customer, 'timeframe')
  const looking_for = nameOf(wanted[0])
  const lines = [
    ...[...nodes(customer, 'comments'), ...wanted.flatMap((one) => nodes(one, 'comments'))].map(words),
    ...wanted.slice(1).map((one) => `+ ${nameOf(one)}`),
    ...vehicles.filter(isTrade).map((one) => `Trade-in: ${nameOf(one)}${mileageOf(one)}`),
    first(timeframe, 'description') && `Timeframe: ${first(timeframe, 'description')}`,
  ]
  const [id = {}] = nodes(prospect, 'id')
  return {
    name: readName(contact),
    phone: readPhone(contact),
    email: first(contact, 'email'),
    text: lines.filter(Boolean).join('\n'),
    numbers: wanted.flatMap((one) => [first(one, 'vin'), first(one, 'stock')]).filter(Boolean),
    looking_for,
    came_by: {
      kind: 'adf',
      detail: readName(provider) || first(provider, 'service') || text(id['@source']) || undefined,
    },
  }
}

function readName(contact: Node): string {
  const names = nodes(contact, 'name')
  const part = (wanted: string) => words(names.find((one) => text(one['@part']).toLowerCase() === wanted))
  return [part('first'), part('middle'), part('last')].filter(Boolean).join(' ') || part('full') || words(names[0])
}

/** A mobile before others, which texts don't reach. */
function readPhone(contact: Node): string {
  const phones = nodes(contact, 'phone').filter((one) => !/fax/i.test(text(one['@type'])))
  return words(phones.find((one) => /cell|mobile/i.test(text(one['@type']))) ?? phones[0])
}

const nameOf = (vehicle: Node = {}) =>
  ['year', 'make', 'model', 'trim']
    .map((name) => first(vehicle, name))
    .filter(Boolean)
    .join(' ')

const mileageOf = (vehicle: Node) => {
  const miles = first(vehicle, 'odometer')
  return miles && `, ${miles} mi`
}

/** The elements of a name, each as a node. */
function nodes(parent: unknown, name: string): Node[] {
  const found = typeof parent === 'object' && parent !== null ? (parent as Node)[name] : undefined
  return [found ?? []].flat().map((one) => (typeof one === 'object' && one !== null ? (one as Node) : { '#': one }))
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const words = (node: Node | undefined) => text(node?.['#']).replace(/\s+/g, ' ').trim()
const first = (parent: Node, name: string) => words(nodes(parent, name)[0])
