import { assistantUses } from '#contract/assistant/uses.ts'
import { billingUses } from '#contract/billing/uses.ts'
import { calendarUses } from '#contract/calendar/uses.ts'
import { leavingUses } from '#contract/leaving/uses.ts'
import { messagingUses } from '#contract/messaging/uses.ts'
import { outreachUses } from '#contract/outreach/uses.ts'
import { peopleUses } from '#contract/people/uses.ts'
import { stockUses } from '#contract/stock/uses.ts'
import { telephonyUses } from '#contract/telephony/uses.ts'

/**
 * The resources that handlers use, each with its environment variables. The stack grants and configures exactly these
 * and nothing else; lib/aws/grant-uses.ts has the permissions of each.
 */
export const USES = {
  /** Everything but connections (`sealedPartitions`), which whoever opens their secrets can read as well. */
  'table:read': ['TABLE_NAME'],
  'table:read-sealed': ['TABLE_NAME'],
  /** Also for every function that people call, whatever its rows say (lib/function-list.ts). */
  'table:write': ['TABLE_NAME'],
  /** Data that strangers may see, and counting their visits (`openPartitions`). */
  'table:read-showroom': ['TABLE_NAME'],
  'table:read-shared': ['TABLE_NAME'],
  'table:count-visits': ['TABLE_NAME'],
  /** The chain of the audit log, which no other use allows to write (`chainPartitions`). */
  'table:chain': ['TABLE_NAME'],
  /** The changes that the stream's consumer could not follow. */
  'set-aside:write': ['SET_ASIDE_BUCKET'],
  'set-aside:replay': ['SET_ASIDE_BUCKET'],
  /** Lists of vehicles and contacts as they came, and their problems as files. */
  'lists:read': ['LISTS_BUCKET'],
  'lists:write': ['LISTS_BUCKET'],
  'lists:remove': ['LISTS_BUCKET'],
  /** Lists exported as files. */
  'exports:read': ['EXPORTS_BUCKET'],
  'exports:write': ['EXPORTS_BUCKET'],
  'exports:remove': ['EXPORTS_BUCKET'],
  mail: ['MAIL_FROM'],
  /** The secret header that only our CloudFront sends: for every function behind the API (lib/function-list.ts). */
  'keys:edge': ['EDGE_SECRET'],
  ...peopleUses,
  ...stockUses,
  ...telephonyUses,
  ...messagingUses,
  ...calendarUses,
  ...assistantUses,
  ...outreachUses,
  ...billingUses,
  ...leavingUses,
} as const satisfies Record<string, readonly string[]>

/** A resource of the stack; `queue:<job>` lets a function put work on a job's queue. */
export type Resource = keyof typeof USES
export type Use = Resource | `queue:${string}`
