import { LEAD_WORDS } from '#contract/outreach/lead-words.ts'
import type { AdfNode } from './adf-tree.ts'
import { all, first, line, marked, mileage, money, prose, told } from './adf-words.ts'

/** What somebody wants with a vehicle: theirs (a trade-in, to sell, for service) or one of ours. */
type Interest = keyof typeof LEAD_WORDS.interests | 'buy'

export function interestOf(vehicle: AdfNode): Interest {
  const said = marked(vehicle, 'interest')
  if (/trade|apprais/.test(said)) return 'trade'
  if (/sell|sale/.test(said)) return 'sell'
  if (/service|repair/.test(said)) return 'service'
  return /lease/.test(said) ? 'lease' : /test/.test(said) ? 'test' : 'buy'
}
export const isTheirs = (vehicle: AdfNode) => ['trade', 'sell', 'service'].includes(interestOf(vehicle))
/** True for one that they would give us, and not only have mended. */
export const isOffered = (vehicle: AdfNode) => isTheirs(vehicle) && interestOf(vehicle) !== 'service'

/** Programs fill these in where nobody named a vehicle. */
const IS_NONE = /^(?:unknown|unspecified|any|none|n\/?a|0+|-+)$/i

export const titleOf = (vehicle: AdfNode | undefined) =>
  vehicle
    ? ['year', 'make', 'model', 'trim']
        .map((name) => first(vehicle, name))
        .filter((said) => said && !IS_NONE.test(said))
        .join(' ')
    : ''

/** In the title, or in lines of their own. */
const ELSEWHERE = new Set(
  `id year make model trim odometer mileage miles comments pricecomments price finance manufacturercode weighting
  preference`.split(/\s+/),
)
const words: Record<string, string> = LEAD_WORDS.vehicle
/** Values that need no word before them. */
const CLEAR = /^(?:condition|bodystyle|transmission|engine|fuel|fueltype|drivetrain)$/

/** Each thing that is said of a vehicle beside its title. */
function detailsOf(node: AdfNode): string[] {
  return node.children
    .filter(({ name }) => !ELSEWHERE.has(name))
    .flatMap((one) => {
      if (one.children.length > 0) return detailsOf(one)
      const said = line(one)
      if (said === '') return []
      const word = words[one.name] ?? (CLEAR.test(one.name) ? '' : `${one.name}:`)
      return [`${word} ${said}`.trim()]
    })
}

export const COMMENTS = ['comments', 'pricecomments']

/** What stands of a vehicle in the message. */
export function vehicleLines(vehicle: AdfNode): string[] {
  const interest = interestOf(vehicle)
  const said = [titleOf(vehicle), mileage(vehicle).words, marked(vehicle, 'status'), ...detailsOf(vehicle)]
  const named = said.filter(Boolean).join(', ')
  const prices: Record<string, string> = LEAD_WORDS.prices
  return [
    interest === 'buy' || !named ? named : `${LEAD_WORDS.interests[interest]}: ${named}`,
    ...(isTheirs(vehicle) ? COMMENTS.flatMap((name) => all(vehicle, name)).map(prose) : []),
    ...all(vehicle, 'price').map((price) => told(prices[marked(price, 'type')] ?? LEAD_WORDS.price, [money(price)])),
  ]
}

const CONDITION = /^(excellent|good|fair|poor)$/
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/

/** The vehicle that they would give away, for the contact and their deal; nothing where there is none. */
export function offerOf(vehicle: AdfNode | undefined) {
  const what = titleOf(vehicle)
  if (!vehicle || !what) return { deal: {} }
  const { words: driven, miles } = mileage(vehicle)
  const condition = CONDITION.exec(first(vehicle, 'condition').toLowerCase())?.[1]
  const vin = first(vehicle, 'vin').toUpperCase().replace(/[\s-]/g, '')
  return {
    // Only a trade-in's figures are looked for in the deal.
    what: [what, interestOf(vehicle) === 'sell' && driven].filter(Boolean).join(', '),
    deal: {
      ...(VIN.test(vin) && { vin }),
      ...(miles !== undefined && miles <= MILES_MAX && { mileage: miles }),
      ...(condition && { condition: condition as 'good' }),
    },
  }
}
const MILES_MAX = 2_000_000
