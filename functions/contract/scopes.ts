import { calendarTopics } from '#contract/calendar/scopes.ts'
import { customersScopes, customersTopics } from '#contract/customers/scopes.ts'
import type { Label } from '#contract/language.ts'
import { messagingScopes, messagingTopics } from '#contract/messaging/scopes.ts'
import type { Area } from './areas.ts'
import { gather } from './gather.ts'
import type { Topics } from './scope.ts'

/** The scopes of API keys, with their labels. */
export const SCOPE_LABELS = /* @__PURE__ */ gather({
  people: {},
  customers: customersScopes,
  stock: {},
  telephony: {},
  messaging: messagingScopes,
  calls: {},
  calendar: {},
  assistant: {},
  outreach: {},
  reports: {},
  billing: {},
  leaving: {},
  privacy: {},
} satisfies Record<Area, Record<string, Label>>)
export type Scope = keyof typeof SCOPE_LABELS
export const SCOPES = Object.keys(SCOPE_LABELS) as Scope[]

/** The chapters of the reference, in its order. */
export const TOPICS = /* @__PURE__ */ gather({
  people: {},
  customers: customersTopics,
  stock: {},
  telephony: {},
  messaging: messagingTopics,
  calls: {},
  calendar: calendarTopics,
  assistant: {},
  outreach: {},
  reports: {},
  billing: {},
  leaving: {},
  privacy: {},
} satisfies Record<Area, Topics>)
