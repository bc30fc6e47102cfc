import { PAYMENTS, type Payment } from '#contract/messaging/deal-facts.ts'
import { LEAD_WORDS } from '#contract/outreach/lead-words.ts'
import type { AdfNode } from './adf-tree.ts'
import { COMMENTS, interestOf, isOffered, isTheirs, offerOf, titleOf, vehicleLines } from './adf-vehicle.ts'
import { addressIn, all, children, first, line, marked, moment, money, prose, rest, told } from './adf-words.ts'
import type { LeadTold } from './lead-told.ts'
import { MAIL_ADDRESS } from './tamed-text.ts'

/** Read by name, or of no use to people: numbers of programs, and when the sender took it down. */
const KNOWN = new Set(
  `id requestdate vehicle comments contact name firstname middlename lastname fullname phone cell cellphone mobile
  mobilephone homephone workphone email emailaddress address timeframe finance`.split(/\s+/),
)

/** Of those only their comments are the lead's. */
const SENDERS = ['vendor', 'provider']

/** A prospect of an ADF document; nothing that it tells is left out. */
export function readProspect(prospect: AdfNode): LeadTold {
  const [customer = prospect] = children(prospect, 'customer')
  const contacts = all(customer, 'contact')
  const contact = contacts.find((one) => marked(one, 'primarycontact') === '1') ?? contacts[0] ?? customer
  const vehicles = all(prospect, 'vehicle')
  const [wanted, theirs] = [vehicles.filter((one) => !isTheirs(one)), vehicles.filter(isTheirs)]
  const { what, deal } = offerOf(theirs.find(isOffered))
  const { lines: finance, budget, payment } = financeOf(prospect, wanted)
  const { lines: timeframe, time_frame } = timeOf(customer)
  const lines = [
    ...all({ ...customer, children: customer.children.filter(({ name }) => name !== 'vehicle') }, 'comments').map(
      prose,
    ),
    ...[
      ...wanted,
      { ...prospect, children: prospect.children.filter(({ name }) => name !== 'vehicle' && name !== 'customer') },
    ]
      .flatMap((one) => COMMENTS.flatMap((name) => all(one, name)))
      .map(prose),
    ...SENDERS.flatMap((name) => children(prospect, name)).flatMap((one) => all(one, 'comments').map(prose)),
    ...[...wanted, ...theirs].flatMap(vehicleLines),
    ...finance,
    ...timeframe,
    ...addressIn(contact),
    ...reachLines(contact),
    ...contacts.filter((one) => one !== contact).map(otherLine),
    ...rest(contact, KNOWN),
    ...(customer === contact ? [] : rest(customer, KNOWN)),
    ...(customer === prospect ? [] : rest(prospect, new Set([...KNOWN, 'customer']))),
  ]
  const [provider] = children(prospect, 'provider')
  const [id] = children(prospect, 'id')
  return {
    name: readName(contact),
    phones: readPhones(contact),
    email: emailsOf(contact)[0] ?? '',
    text: [...new Set(lines.filter(Boolean))].join('\n'),
    numbers: wanted.flatMap((one) => [first(one, 'vin'), first(one, 'stock')]).filter(Boolean),
    known: onlySaid({
      looking_for: titleOf(wanted[0]),
      trade_in: what,
      budget,
      time_frame,
      company: companyOf(contact),
    }),
    deal: { ...deal, ...(payment && { payment }) },
    came_by: {
      kind: 'adf',
      detail:
        (provider && (readName(provider) || line(all(provider, 'service')[0]))) || id?.attributes.source || undefined,
    },
  }
}

const onlySaid = (texts: LeadTold['known']): LeadTold['known'] =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text))

function readName(contact: AdfNode): string {
  const names = all(contact, 'name')
  const part = (wanted: string) =>
    line(names.find((one) => marked(one, 'part') === wanted)) ||
    names.map((one) => first(one, wanted)).find(Boolean) ||
    line(children(contact, `${wanted}name`)[0])
  const parts = ['first', 'middle', 'last', 'suffix'].map(part).filter(Boolean).join(' ')
  return parts || part('full') || names.map(line).find(Boolean) || ''
}
const companyOf = (contact: AdfNode) =>
  line(children(contact, 'name').find((one) => marked(one, 'type') === 'business')) || undefined

const MAIL_ADDRESSES = new RegExp(MAIL_ADDRESS, 'gi')
/** Some have elements of their own for what ADF marks with a type. */
const PHONES = ['phone', 'cell', 'cellphone', 'mobile', 'mobilephone', 'homephone', 'workphone']
const emailsOf = (contact: AdfNode) =>
  ['email', 'emailaddress']
    .flatMap((name) => all(contact, name))
    .flatMap(
      (one) =>
        line(one)
          .replace(/^mailto:/i, '')
          .match(MAIL_ADDRESSES) ?? [],
    )

/** A mobile first, which texts reach; a fax last, which nothing does. */
function readPhones(contact: AdfNode) {
  const phones = PHONES.flatMap((name) => all(contact, name)).map((one) => {
    const type = marked(one, 'type') || one.name.replace('phone', '')
    const time = marked(one, 'time')
    const words = [type === 'voice' ? '' : type, time === 'nopreference' ? '' : time].filter(Boolean).join(' ')
    const label = words.charAt(0).toUpperCase() + words.slice(1)
    return { written: line(one), label, rank: /cell|mobile/.test(type) ? 0 : /fax|pager/.test(type) ? 2 : 1 }
  })
  const said = phones.filter(({ written }) => written !== '').toSorted((a, b) => a.rank - b.rank)
  return said.map(({ written, label }) => ({ written, label }))
}

/** How and when they would like to be reached, and their other addresses; of several numbers each has its time in its label. */
function reachLines(contact: AdfNode): string[] {
  const preferred = [...all(contact, 'phone'), ...all(contact, 'email')].find(
    (one) => marked(one, 'preferredcontact') === '1' && line(one),
  )
  const [, ...emails] = emailsOf(contact)
  const [phone, ...others] = all(contact, 'phone').filter((one) => line(one) !== '')
  const time = phone && others.length === 0 && phone !== preferred ? marked(phone, 'time') : ''
  return [
    told(LEAD_WORDS.prefers, [preferred?.name, preferred && marked(preferred, 'time')]),
    told(LEAD_WORDS.time, [time === 'nopreference' ? '' : time]),
    ...emails,
  ]
}

/** Somebody who buys with them. */
const otherLine = (contact: AdfNode) =>
  told(LEAD_WORDS.also, [
    readName(contact),
    ...readPhones(contact).map(({ written }) => written),
    first(contact, 'email'),
  ])

function financeOf(prospect: AdfNode, wanted: AdfNode[]) {
  const finances = all(prospect, 'finance')
  const amounts = finances.flatMap((one) => all(one, 'amount'))
  const method = finances.map((one) => first(one, 'method')).find(Boolean) ?? ''
  const words: Record<string, string> = LEAD_WORDS.amounts
  const amountOf = (type: string) => money1(amounts.find((one) => marked(one, 'type').startsWith(type)))
  const offer = wanted.flatMap((one) => all(one, 'price')).find((one) => marked(one, 'type') === 'offer')
  const monthly = amountOf('month')
  const isLease = method === '' && wanted.some((one) => interestOf(one) === 'lease')
  return {
    lines: [
      told(LEAD_WORDS.finance, [method]),
      ...amounts.map((one) =>
        told(words[marked(one, 'type')] ?? LEAD_WORDS.finance, [money(one), marked(one, 'limit')]),
      ),
      ...finances.flatMap((one) => all(one, 'balance')).map((one) => told(LEAD_WORDS.balance, [money(one)])),
    ],
    budget: amountOf('total') || money1(offer) || (monthly && `${monthly} a month`),
    payment: isLease ? 'lease' : (Object.keys(PAYMENTS) as Payment[]).find((one) => method.toLowerCase().includes(one)),
  }
}
const money1 = (node: AdfNode | undefined) => (node ? money(node) : '')

function timeOf(customer: AdfNode) {
  const said = first(customer, 'description')
  const [from, until] = [moment(first(customer, 'earliestdate')), moment(first(customer, 'latestdate'))]
  return {
    lines: [told(LEAD_WORDS.timeframe, [said]), told(LEAD_WORDS.earliest, [from]), told(LEAD_WORDS.latest, [until])],
    time_frame: said || [from, until].filter(Boolean).join(' – '),
  }
}
