import type { RoleName } from '#contract/fields.ts'
import type { Language } from '#contract/language.ts'
import type { Right } from '#contract/rights.ts'

declare const proven: unique symbol
/** An organization's id proved by the caller's user item, a webhook's token or a job's record; never from a request. */
export type OrgId = string & { readonly [proven]: true }

/** Only for webhooks/ and jobs/, and for code that reads a table item naming its organization. */
export const provenOrg = (id: string) => id as OrgId

/** What of a dealership decides whether it may send and start anything; copied to each of its people. */
export interface Standing {
  isSuspended: boolean
  /** It is being closed. */
  isClosing: boolean
  /** Until when its trial or plan lets it (ISO 8601); absent where nobody pays. */
  openUntil?: string
}

export interface Caller {
  id: string
  name: string
  email: string
  role: RoleName
  isSystemAdmin: boolean
  /** What their role allows: all of it for managers and owners. */
  rights: readonly Right[]
  /** The right `see_all`, or for agents the organization's settings. */
  seesAllChats: boolean
  /** Of their dealership: what keeps it from sending. */
  standing: Standing
  language: Language
  /** Their own, of quiet hours; absent for the dealership's. */
  timeZone?: string
  /** The sign-in this request belongs to (`origin_jti`). */
  session: string
  /** When it began; absent for a key. */
  signedInAt?: string
  /** Set if a provider signed them in, which asks for a second step of its own. */
  by?: 'provider'
  /** The API key of the call, if it is not from a browser. */
  key?: { id: string; name: string }
}

/**
 * A request without sign-in. `now` is the event's own time, `address` the caller's IP address, `language` the browser's
 * preferred one, `agent` its user agent.
 */
export interface Guest {
  now: Date
  requestId: string
  address: string
  language: Language
  agent: string
}

/** A signed-in person's request. */
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
