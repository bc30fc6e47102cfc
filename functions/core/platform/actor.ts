import { maySee } from './access.ts'
import type { Caller, OrgId, Work } from './ctx.ts'

/** The properties that depend on the actor. */
interface Facets {
  /** Its message counts as an answer to the customer. */
  answersCustomer: boolean
  /** Its answer to an unassigned customer makes the customer its own, if the dealership wants that. */
  takesByAnswering: boolean
  /** Its messages wait until quiet hours are over, and one customer gets a limited number of them. */
  obeysQuietHours: boolean
  /** Its messages also leave in a conversation that is closed, which stays closed. */
  writesIntoClosed: boolean
  /** Nobody writes its messages at the moment: none of them goes to a customer who said STOP, wherever they did. */
  isAutomatic: boolean
  /** All that the customer said of consent is looked at, at the gate. */
  readsConsents: boolean
  /** The inbox row shows its message as the conversation's last. */
  isShownInInbox: boolean
  /** The thread marks its words as an AI's. */
  isAi: boolean
  /** A contact's history names the actor; otherwise Lotwire is implied. */
  isNamedInHistory: boolean
  /** The recipients of the notification when its message fails. */
  failuresGoTo: 'itself' | 'managers' | 'nobody'
}

const OF_PERSON: Facets = {
  answersCustomer: true,
  takesByAnswering: true,
  obeysQuietHours: false,
  writesIntoClosed: false,
  isAutomatic: false,
  readsConsents: false,
  isShownInInbox: true,
  isAi: false,
  isNamedInHistory: true,
  failuresGoTo: 'itself',
}

/** Consents are looked at before the gate, with hours and caps. */
const OF_OUTREACH: Facets = {
  answersCustomer: false,
  takesByAnswering: false,
  obeysQuietHours: true,
  writesIntoClosed: true,
  isAutomatic: true,
  readsConsents: false,
  isShownInInbox: false,
  isAi: false,
  isNamedInHistory: true,
  failuresGoTo: 'nobody',
}

/** Automatic messages, which are not an answer to anyone. */
const OF_LOTWIRE: Facets = {
  answersCustomer: false,
  takesByAnswering: false,
  obeysQuietHours: false,
  writesIntoClosed: true,
  isAutomatic: true,
  readsConsents: true,
  isShownInInbox: false,
  isAi: false,
  isNamedInHistory: false,
  failuresGoTo: 'nobody',
}

/** All actors, each with its properties. */
const ACTORS = {
  person: OF_PERSON,
  /** A program with a person's API key. */
  key: { ...OF_PERSON, takesByAnswering: false, isAutomatic: true, readsConsents: true },
  lotwire: OF_LOTWIRE,
  /** A customer, on a page of theirs or by an answer. */
  customer: { ...OF_LOTWIRE, isNamedInHistory: true },
  /** Answers customers by itself. */
  assistant: {
    answersCustomer: true,
    takesByAnswering: false,
    obeysQuietHours: false,
    writesIntoClosed: false,
    isAutomatic: true,
    readsConsents: true,
    isShownInInbox: true,
    isAi: true,
    isNamedInHistory: true,
    failuresGoTo: 'managers',
  },
  /** One message to many; its report tells how each fared. */
  campaign: OF_OUTREACH,
  /** What a dealership wants done after an event; its run tells how each step went. */
  automation: OF_OUTREACH,
} as const satisfies Record<string, Facets>

type ActorKind = keyof typeof ACTORS
export const ACTOR_KINDS = Object.keys(ACTORS) as ActorKind[]

/** The actor, under the name that is stored with the action. */
type Actor =
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

export const ASSISTANT = { kind: 'assistant', id: 'assistant', name: 'AI assistant' } as const satisfies Actor

/** A change and its actor: a caller, or an automatic actor, which is Lotwire if none is named. */
export interface Acting {
  org: OrgId
  now: Date
  caller?: Pick<Caller, 'id' | 'name' | 'key'>
  actor?: AutomaticActor
}

/** Work with a named actor: a request, or a job that says for whom it works. */
export type NamedWork = Work & ({ caller: Caller } | { actor: AutomaticActor })

export function actorOf({ caller, actor = LOTWIRE }: Pick<Acting, 'caller' | 'actor'>): Actor {
  if (!caller) return actor
  const { id, name, key } = caller
  return key ? { kind: 'key', id, name, key } : { kind: 'person', id, name }
}

/** The properties of a stored actor; a person's kind is not stored. */
export const facetsOf = (kind: ActorKind = 'person'): Facets => ACTORS[kind]

/** True if the actor may act on a contact with this assignee; automatic actors may act on any. */
export const mayReach = (work: NamedWork, assignee: string | undefined) =>
  !('caller' in work) || maySee(work.caller, assignee)
