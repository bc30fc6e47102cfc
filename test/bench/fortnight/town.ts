/** How customers come to the dealership, and how many of them on a day: two dozen. */
const OF_DAY = {
  sms: 7,
  whatsapp: 4,
  missed: 3,
  taken: 2,
  adf: 2,
  form: 2,
  page: 2,
  key: 1,
  import: 1,
} as const
export type Way = keyof typeof OF_DAY
export const A_DAY = Object.values(OF_DAY).reduce((sum, count) => sum + count, 0)

/** The source that the product tells of a contact who came so. */
export const SOURCE_OF: Record<Way, string> = {
  sms: 'message',
  whatsapp: 'message',
  missed: 'missed_call',
  taken: 'call',
  adf: 'adf',
  form: 'form',
  page: 'form',
  key: 'api',
  import: 'import',
}

/** Area codes with their zone and the hours in which the law there lets a machine text, on weekdays and Sundays. */
const LAWS: Record<string, { zone: string; day: readonly [number, number]; sunday?: readonly [number, number] }> = {
  '+1212': { zone: 'America/New_York', day: [8, 21] },
  '+1312': { zone: 'America/Chicago', day: [8, 21] },
  '+1303': { zone: 'America/Denver', day: [8, 21] },
  '+1415': { zone: 'America/Los_Angeles', day: [8, 21] },
  '+1602': { zone: 'America/Phoenix', day: [8, 21] },
  '+1305': { zone: 'America/New_York', day: [8, 20] },
  '+1512': { zone: 'America/Chicago', day: [9, 21], sunday: [12, 21] },
  '+1787': { zone: 'America/Puerto_Rico', day: [8, 21] },
}
const CODES = Object.keys(LAWS)

export interface Customer {
  n: number
  way: Way
  phone: string
  name: string
}

/** The n-th customer, the same in every run. */
export const customer = (n: number, way: Way): Customer => ({
  n,
  way,
  phone: `${CODES[n % CODES.length]}555${String(100 + Math.floor(n / CODES.length)).padStart(4, '0')}`,
  name: `${['Ana', 'Ben', 'Cleo', 'Dev', 'Eva', 'Finn', 'Gus'][n % 7]} ${letters(n)}`,
})

/** A surname of its own, without a digit. */
const letters = (n: number): string => `Q${[...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}man`

/** The ways of a day, in an order of its own. */
export function waysOf(random: () => number): Way[] {
  const ways = (Object.keys(OF_DAY) as Way[]).flatMap((way) => Array.from({ length: OF_DAY[way] }, () => way))
  return ways
    .map((way) => ({ way, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ way }) => way)
}

/** Whether a machine may not text this number then; undefined of a number of another town. */
export function isNight(phone: string, at: Date): boolean | undefined {
  const law = LAWS[phone.slice(0, 5)]
  if (!law) return
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: law.zone,
    weekday: 'short',
    hour: '2-digit',
    hourCycle: 'h23',
  })
    .formatToParts(at)
    .map(({ type, value }) => [type, value])
  const { weekday, hour } = Object.fromEntries(parts) as Record<string, string>
  const [from, until] = (weekday === 'Sun' && law.sunday) || law.day
  return Number(hour) < from || Number(hour) >= until
}

/** Mulberry32: the same numbers in every run. */
export function randomBy(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
