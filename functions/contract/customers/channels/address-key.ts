/** Two writings of one number: their figures without what only one of them has. */
interface TwoWays {
  /** The one that addresses are known by, which libphonenumber has for valid. */
  known: RegExp
  other: RegExp
  toKnown: (...figures: string[]) => string
  toOther: (...figures: string[]) => string
  /** Both are dialed: without the 9, an Argentine number may be a fixed line's. */
  isBothDialed?: true
}

/** Countries whose numbers stand in two ways in telephones, at carriers, and at WhatsApp. */
const PLANS: TwoWays[] = [
  // Mexico's mobiles had a 1 until 2019, which WhatsApp still writes.
  { known: /^\+52(\d{10})$/, toKnown: (n) => `+52${n}`, other: /^\+521(\d{10})$/, toOther: (n) => `+521${n}` },
  // Argentina's have a 9 where they are dialed from abroad, but not in text messages.
  {
    known: /^\+549(\d{10})$/,
    toKnown: (n) => `+549${n}`,
    other: /^\+54([1-3]\d{9})$/,
    toOther: (n) => `+54${n}`,
    isBothDialed: true,
  },
  // Brazil's got a ninth digit, which WhatsApp leaves out of those that it knew before.
  {
    known: /^\+55(\d\d)9([6-9]\d{7})$/,
    toKnown: (area, n) => `+55${area}9${n}`,
    other: /^\+55(\d\d)([6-9]\d{7})$/,
    toOther: (area, n) => `+55${area}${n}`,
  },
  // Ivory Coast (2021), Benin (2024), San Marino, and Gabon (2019) changed how the numbers that people have begin.
  ...(['01:0-3', '05:4-6', '07:7-9'] as const).map((one) => {
    const [operator, second] = one.split(':')
    return {
      known: new RegExp(`^\\+225${operator}([04-9][${second}]\\d{6})$`),
      toKnown: (n) => `+225${operator}${n}`,
      other: new RegExp(`^\\+225([04-9][${second}]\\d{6})$`),
      toOther: (n) => `+225${n}`,
    } satisfies TwoWays
  }),
  { known: /^\+22901(\d{8})$/, toKnown: (n) => `+22901${n}`, other: /^\+229(\d{8})$/, toOther: (n) => `+229${n}` },
  {
    known: /^\+3780549([89]\d{5})$/,
    toKnown: (n) => `+3780549${n}`,
    other: /^\+378([89]\d{5})$/,
    toOther: (n) => `+378${n}`,
  },
  { known: /^\+241(\d{8})$/, toKnown: (n) => `+241${n}`, other: /^\+2410(\d{8})$/, toOther: (n) => `+2410${n}` },
]

function findPlan(address: string): { plan: TwoWays; known: string } | undefined {
  for (const plan of PLANS) {
    if (plan.known.test(address)) return { plan, known: address }
    const [written, ...figures] = plan.other.exec(address) ?? []
    if (written) return { plan, known: plan.toKnown(...figures) }
  }
}

/** By what an address is known, however it is written: `+525512345678` for `+5215512345678`, most as they are. */
export const addressKey = (address: string): string => findPlan(address)?.known ?? address

/** All writings of an address, its key first. */
export function spellingsOf(address: string): string[] {
  const { plan, known } = findPlan(address) ?? {}
  if (!plan || !known) return [address]
  const [, ...figures] = plan.known.exec(known) ?? []
  return [known, plan.toOther(...figures)]
}

/** A number as it is dialed, and written to on SMS. */
export const dialedNumber = (number: string): string => {
  const { plan, known } = findPlan(number) ?? {}
  return !plan || plan.isBothDialed || !known ? number : known
}

export const isSameAddress = (one: string, other: string): boolean => addressKey(one) === addressKey(other)
