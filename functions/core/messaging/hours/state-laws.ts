/** The hours in which a law lets advertising reach somebody, in minutes of their own day; undefined: not at all. */
export type DayWindow = readonly [from: number, until: number] | undefined

interface StateLaw {
  weekday: DayWindow
  /** Absent: as on weekdays. */
  saturday?: DayWindow
  sunday: DayWindow
  source: string
}

const hours = (from: number, until: number): DayWindow => [from * 60, until * 60]

const COMPLIANCE_LISTS = 'lists of state laws of dropcowboy.com and usestello.com, 2025-11 and 2026-04'
const daily = (from: number, until: number, source = COMPLIANCE_LISTS): StateLaw => ({
  weekday: hours(from, until),
  sunday: hours(from, until),
  source,
})

/** 47 CFR 64.1200(c)(1): 8 a.m. to 9 p.m. at the called party's location. */
export const FEDERAL = daily(8, 21, '47 CFR 64.1200(c)(1)')

/** States stricter than that. Where sources disagree, the stricter one stands here. */
export const STATE_LAWS: Record<string, StateLaw> = {
  AL: { weekday: hours(8, 20), sunday: undefined, source: COMPLIANCE_LISTS },
  CT: daily(9, 20),
  FL: daily(8, 20),
  KY: daily(10, 21),
  LA: { weekday: hours(8, 20), sunday: undefined, source: COMPLIANCE_LISTS },
  MD: daily(8, 20),
  MI: daily(9, 21),
  MN: daily(9, 21),
  MS: { weekday: hours(8, 20), sunday: undefined, source: COMPLIANCE_LISTS },
  NJ: daily(8, 20),
  NM: daily(9, 21),
  OK: daily(8, 20),
  PA: { weekday: hours(8, 21), sunday: undefined, source: COMPLIANCE_LISTS },
  RI: { weekday: hours(9, 18), saturday: hours(10, 17), sunday: hours(10, 17), source: COMPLIANCE_LISTS },
  TX: { weekday: hours(9, 21), sunday: hours(12, 21), source: 'Texas SB 140, in force since 2025-09-01' },
  WA: daily(8, 20),
}
