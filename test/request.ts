import { randomInt, randomUUID } from 'node:crypto'
import type { Routes } from '#contract/route.ts'
import type { Client, TestOrganization } from './cloud.ts'

/** Possible subjects of a request: a conversation with its newest message, an organization's webhook token, a user. */
export interface Target {
  type: string
  id: string
  contact_id: string
  message_id: string
  token: string
  email: string
  password: string
  /** The customer's number. */
  number?: string
  /** A colleague who looks after it. */
  person?: string
  /** A note about the contact. */
  note?: string
  /** An invitation of its dealership. */
  invitation?: string
  /** A group of its dealership. */
  group?: string
  /** A role of its dealership's own. */
  role?: string
  /** An API key of its dealership. */
  key?: string
  /** A call with it. */
  call?: string
  /** A WhatsApp template of its dealership. */
  template?: string
  /** A scheduled message of the conversation. */
  scheduled?: string
  /** A webhook of its dealership. */
  webhook?: string
}

export interface Request {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  /** The response's status for permitted callers; several if it depends on being signed in, or a visitor of the chat. */
  status: number | { anonymous: number; signedIn: number; admin?: number; visitor?: number }
}

/** One request for every row of an area, from a permitted caller. A row without one does not compile. */
export type RequestsOf<Rows extends Routes> = { [F in keyof Rows]: Record<keyof Rows[F], (at: Target) => Request> }

/** By `<function>.<row> <field>`: the names of fitting ids from the area's `conversationIds` and `dealershipIds`. */
export type LeadsTo = Record<string, readonly string[]>
export type Dealership = Pick<TestOrganization, 'client' | 'addMember'>

/** A number that no other request uses. */
export const newNumber = () => `+1628${randomInt(2_000_000, 10_000_000)}`
/** A template's form with a unique name. */
export const newTemplate = () => ({
  name: `visit_${randomUUID().replaceAll('-', '_')}`,
  friendly_name: 'Visit',
  language: 'en',
  category: 'UTILITY',
  body_text: 'Hi {{1}}, thank you for your visit to our lot.',
  variables: ['name'],
})
export const VEHICLE = { make: 'Ford', model: 'Escape', year: 2021, price: 18_995 }

export const cursorOf = async (client: Client, path: string) => (await client.get(path)).body.cursor as string
