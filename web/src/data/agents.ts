import { mutate } from 'swr'
import { contacts } from '#contract/customers/contacts.ts'
import { groups } from '#contract/customers/groups.ts'
import { assignments } from '#contract/messaging/assignments.ts'
import type { Input, Output } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { thenRead } from '../lib/read-again.ts'
import { POLL_MS } from '../lib/realtime.ts'
import { rowKey } from '../lib/row-key.ts'
import { useRow } from '../lib/use-row.ts'

/**
 * The people who take conversations and can be assigned contacts; for managers only. `isCounted` keeps each agent's count
 * of open conversations up to date.
 */
export const useAgents = ({ isWanted = true, isCounted = false } = {}) =>
  useRow(assignments.agents, isWanted ? {} : null, { refreshInterval: isCounted ? POLL_MS * 5 : 0 })

export type AgentChange = Input<typeof assignments.updateAgent>['body']

/** Shows a switched value at once, and reverts it on failure. */
export async function updateAgent(id: string, change: AgentChange) {
  const { available } = change
  const written = () => call(assignments.updateAgent, { params: { id }, body: change }).then(() => undefined)
  await mutate<Output<typeof assignments.agents>>(rowKey(assignments.agents, {}), written, {
    optimisticData: (known) => ({
      agents: (known?.agents ?? []).map((agent) =>
        agent.id === id && available !== undefined ? { ...agent, available } : agent,
      ),
    }),
    populateCache: false,
  })
}

/** The rows that show a contact's agent. */
const SHOWN_BY = [contacts.get, contacts.history, contacts.list, groups.contacts] as const

/** Assigns a contact to a user, or unassigns it for an empty id; refused where another than `expected` has it. */
export const assignContact = (contact_id: string, agent_id: string, expected?: string) =>
  thenRead<unknown>(
    agent_id
      ? call(assignments.assign, {
          body: { contact_id, agent_id, expected: expected === undefined ? undefined : expected || null },
        })
      : call(assignments.unassign, { params: { contactId: contact_id }, query: { expected: expected || undefined } }),
    ...SHOWN_BY,
  )

/** Takes an unassigned contact; refused if a colleague has it. */
export const takeContact = (contact_id: string) =>
  thenRead<unknown>(call(assignments.take, { body: { contact_id } }), ...SHOWN_BY)
