import { assistantRoutes } from '#contract/assistant/routes.ts'
import { billingRoutes } from '#contract/billing/routes.ts'
import { calendarRoutes } from '#contract/calendar/routes.ts'
import { callsRoutes } from '#contract/calls/routes.ts'
import { customersRoutes } from '#contract/customers/routes.ts'
import { leavingRoutes } from '#contract/leaving/routes.ts'
import { messagingRoutes } from '#contract/messaging/routes.ts'
import { openapi } from '#contract/openapi/openapi.ts'
import { outreachRoutes } from '#contract/outreach/routes.ts'
import { peopleRoutes } from '#contract/people/routes.ts'
import { privacyRoutes } from '#contract/privacy/routes.ts'
import { reportsRoutes } from '#contract/reports/routes.ts'
import { stockRoutes } from '#contract/stock/routes.ts'
import { telephonyRoutes } from '#contract/telephony/routes.ts'
import type { Area } from './areas.ts'
import type { Whole } from './gather.ts'
import type { Routes } from './route.ts'

const byArea = {
  people: peopleRoutes,
  customers: customersRoutes,
  stock: stockRoutes,
  telephony: telephonyRoutes,
  messaging: messagingRoutes,
  calls: callsRoutes,
  calendar: calendarRoutes,
  assistant: assistantRoutes,
  outreach: outreachRoutes,
  reports: reportsRoutes,
  billing: billingRoutes,
  leaving: leavingRoutes,
  privacy: privacyRoutes,
  platform: { openapi },
} satisfies Record<Area | 'platform', Routes>
type Rows = Whole<(typeof byArea)[keyof typeof byArea]>
export type FunctionName = keyof Rows

const areas: Routes[] = Object.values(byArea)
const names = new Set(areas.flatMap((rows) => Object.keys(rows)))

/**
 * Every call of the product, by the function that serves it: `functions/api/<name>.ts`, webhooks in
 * `functions/webhooks/twilio.ts`, pages in `functions/pages/inventory.ts`. One function may serve rows of several
 * areas.
 */
export const routes = Object.fromEntries(
  [...names].map((name) => [name, Object.assign({}, ...areas.map((rows) => rows[name]))]),
) as Rows

/** The area of a function: the lowest of those whose rows it serves. */
export const areaOfFunction = (key: FunctionName) =>
  (Object.keys(byArea) as (keyof typeof byArea)[]).find((area) => key in byArea[area]) ?? 'platform'
