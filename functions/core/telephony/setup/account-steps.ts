import { type Connect, SETUP_STEPS } from '#contract/telephony/connect.ts'
import type { ConnectionItem } from '../connections/entity.ts'

/** The account's name at Twilio; what a broken request has opened is found by it. */
export const accountNameOf = (org: string) => `${TWILIO_NAME} ${org}`

/** Whose account it is; null for none. */
export function wayOf({ account_sid, is_ours }: ConnectionItem): Connect['way'] {
  if (is_ours) return 'ours'
  return account_sid ? 'own' : null
}

/** How far an account of ours has come: each step has left its mark on the connection. */
export function stepsOf(connection: ConnectionItem): Connect['steps'] {
  const { account_sid, api_key, twiml_app_sid, messaging_service_sid, senders, setup_problem } = connection
  const done = {
    account: account_sid,
    keys: api_key,
    calls: twiml_app_sid,
    messages: messaging_service_sid,
    number: senders.phone,
  }
  const next = SETUP_STEPS.find((name) => !done[name])
  return SETUP_STEPS.map((name) => ({
    name,
    state: done[name] ? 'done' : name === next ? 'next' : 'waiting',
    problem: name === next ? (setup_problem ?? null) : null,
  }))
}

/** Everything but the number, which the dealership chooses. */
export const isSetUp = (connection: ConnectionItem) =>
  stepsOf(connection).every(({ name, state }) => name === 'number' || state === 'done')

/** Everything that Lotwire makes at Twilio bears it, and is found by it again. */
export const TWILIO_NAME = 'Lotwire'
