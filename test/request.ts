import { randomInt, randomUUID } from 'node:crypto'
import type { Routes } from '#contract/route.ts'
import type { Client, TestOrganization } from './cloud.ts'

/** What a request can be about: a conversation with its newest message, an organization's webhook token, a person. */
export interface Target {
  type: string
  id: string
  contact_id: string
  message_id: string
  token: string
  email: string
  password: string
  /** A colleague who looks after it. */
  person?: string
  /** What was written down about the contact. */
  note?: string
  /** Somebody whom its dealership invited. */
  invitation?: string
  /** A group of its dealership. */
  group?: string
  /** An API key of its dealership. */
  key?: string
  /** A call with it. */
  call?: string
  /** A WhatsApp template of its dealership. */
  template?: string
}

export interface Request {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  /** The answer's status for whoever may make it; a pair where it depends on being signed in. */
  status: number | { anonymous: number; signedIn: number; admin?: number }
}

/** One request for every row of an area, as somebody who may make it does. A row that has none does not compile. */
export type RequestsOf<Rows extends Routes> = { [F in keyof Rows]: Record<keyof Rows[F], (at: Target) => Request> }

/** By `<function>.<row> <field>`: under which names the ids stand that the area's `conversationIds` and `dealershipIds` bring. */
export type LeadsTo = Record<string, readonly string[]>
export type Dealership = Pick<TestOrganization, 'client' | 'addMember'>

/** A number that no other request names. */
export const newNumber = () => `+1628${randomInt(2_000_000, 10_000_000)}`
/** A template's form under a name that no other has. */
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
