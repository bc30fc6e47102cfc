import type { RoleName } from '#contract/fields.ts'
import type { Language } from '#contract/language.ts'

declare const proven: unique symbol
/** An organization's id that the caller's own user item, a webhook's token or a job's record proves; never one from a request. */
export type OrgId = string & { readonly [proven]: true }

/** Only the doors may call this (serve.ts, webhooks/, jobs/), and who reads an item of the table that says whose it is. */
export const provenOrg = (id: string) => id as OrgId

export interface Caller {
  id: string
  name: string
  email: string
  role: RoleName
  isSystemAdmin: boolean
  /** Agents see every conversation where the organization's settings say so; managers and owners always do. */
  seesAllChats: boolean
  /** A suspended dealership reads and cannot send. */
  isOrgSuspended: boolean
  language: Language
  /** The sign-in this request belongs to (`origin_jti`). */
  session: string
  /** The key they call with, where it is no browser. */
  key?: { id: string; name: string }
}

/**
 * A request that nobody signed in for. `now` is the event's own time, `address` the caller's IP address, `language` what
 * their browser asks for, `agent` what it calls itself.
 */
export interface Guest {
  now: Date
  requestId: string
  address: string
  language: Language
  agent: string
}

/** A request of a signed-in person. */
export interface Ctx extends Guest {
  org: OrgId
  caller: Caller
}

/** Work without a person: a webhook, a job. */
export interface Work {
  now: Date
  requestId: string
  org: OrgId
}
