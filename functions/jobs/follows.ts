import type { follows as rows } from '#contract/follows.ts'
import { follows as assistant } from '../core/assistant/follows.ts'
import { follows as billing } from '../core/billing/follows.ts'
import { follows as calendar } from '../core/calendar/follows.ts'
import { follows as calls } from '../core/calls/follows.ts'
import { follows as customers } from '../core/customers/follows.ts'
import { follows as leaving } from '../core/leaving/follows.ts'
import { follows as messaging } from '../core/messaging/follows.ts'
import { follows as outreach } from '../core/outreach/follows.ts'
import { follows as people } from '../core/people/follows.ts'
import type { Follow, NamedFollow } from '../core/platform/table/follow.ts'
import { follows as reports } from '../core/reports/follows.ts'
import { follows as stock } from '../core/stock/follows.ts'
import { follows as telephony } from '../core/telephony/follows.ts'

type Rows = typeof rows
/** The followers by area. */
export const areas: { [Area in keyof Rows]: { [Name in keyof Rows[Area]]: Follow } } = {
  people,
  customers,
  stock,
  telephony,
  messaging,
  calls,
  calendar,
  assistant,
  outreach,
  reports,
  billing,
  leaving,
  privacy: {},
}

/** The followers of table changes: exactly one for each row of the contract. */
export const follows: readonly NamedFollow[] = Object.values(areas).flatMap((area) =>
  Object.entries<Follow>(area).map(([name, one]) => ({ name, ...one })),
)
