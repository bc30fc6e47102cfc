import { listStages } from '../../customers/stages/list-stages.ts'
import { listAgents } from '../../people/accounts/list-agents.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { listWebhooksOf } from '../webhooks/door.ts'
import { listAutomationsOf } from './door.ts'

/** The names of stages, people, and automations, and the addresses of webhooks, by id. */
export type Names = Map<string, string>

/** What steps may name, as people read it. */
export async function findNames(org: OrgId): Promise<Names> {
  const [{ data: stages }, { agents }, automations, webhooks] = await Promise.all([
    listStages({ org }),
    listAgents({ org }),
    listAutomationsOf(org),
    listWebhooksOf(org),
  ])
  const named = [...stages, ...agents, ...automations].map(({ id, name }) => [id, name] as const)
  return new Map([...named, ...webhooks.map(({ id, url }) => [id, url] as const)])
}
