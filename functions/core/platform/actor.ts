import { maySee } from './access.ts'
import type { Caller, OrgId, Work } from './ctx.ts'

/** What differs by who acts. */
interface Facets {
  /** Whoever writes back to its message has been answered by it. */
  answersCustomer: boolean
  /** Its messages wait for a decent hour, and only so many go to one customer. */
  obeysQuietHours: boolean
  /** The inbox row shows its message as the conversation's last. */
  isShownInInbox: boolean
  /** The thread marks its words as an AI's. */
  isAi: boolean
  /** A contact's history says who it was; otherwise Lotwire is understood. */
  isNamedInHistory: boolean
  /** Who is told that its message failed. */
  failuresGoTo: 'itself' | 'managers' | 'nobody'
}

const OF_PERSON: Facets = {
  answersCustomer: true,
  obeysQuietHours: false,
  isShownInInbox: true,
  isAi: false,
  isNamedInHistory: true,
  failuresGoTo: 'itself',
}

/** All that may act, each with what differs by it. */
export const ACTORS = {
  person: OF_PERSON,
  /** A program with a person's API key. */
  key: OF_PERSON,
  /** What goes out by itself: it answers nobody. */
  lotwire: {
    answersCustomer: false,
    obeysQuietHours: false,
    isShownInInbox: false,
    isAi: false,
    isNamedInHistory: false,
    failuresGoTo: 'nobody',
  },
} as const satisfies Record<string, Facets>

export type ActorKind = keyof typeof ACTORS
export const ACTOR_KINDS = Object.keys(ACTORS) as ActorKind[]

/** Who acts, under the name that what they did keeps. */
export type Actor =
  | { kind: 'person'; id: string; name: string }
  | { kind: 'key'; id: string; name: string; key: { id: string; name: string } }
  | AutomaticActor
/** Acts with no one signed in. */
export interface AutomaticActor {
  kind: Exclude<ActorKind, 'person' | 'key'>
  id: string
  name: string
}

export const LOTWIRE = { kind: 'lotwire', id: 'lotwire', name: 'Lotwire' } as const satisfies Actor

/** A change, and who makes it: a caller, or what acts by itself, which is Lotwire where nothing else is named. */
export interface Acting {
  org: OrgId
  now: Date
  caller?: Pick<Caller, 'id' | 'name' | 'key'>
  actor?: AutomaticActor
}

/** Work whose actor is named: a request, or a job that says for whom it works. */
export type NamedWork = Work & ({ caller: Caller } | { actor: AutomaticActor })

export function actorOf({ caller, actor = LOTWIRE }: Pick<Acting, 'caller' | 'actor'>): Actor {
  if (!caller) return actor
  const { id, name, key } = caller
  return key ? { kind: 'key', id, name, key } : { kind: 'person', id, name }
}

/** What differs by the actor of something that was kept; a person's is kept without its kind. */
export const facetsOf = (kind: ActorKind = 'person'): Facets => ACTORS[kind]

/** Whether they may act on a contact with this assignee; what acts by itself may on each. */
export const mayReach = (work: NamedWork, assignee: string | undefined) =>
  !('caller' in work) || maySee(work.caller, assignee)
