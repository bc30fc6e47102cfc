import type { OrgId } from '../../platform/ctx.ts'
import { listWebhooksOf } from './door.ts'
import { deleteWebhook } from './store.ts'

/** Removes all addresses of a dealership that goes: nothing more is told to other programs. */
export async function endWebhooks(org: OrgId): Promise<void> {
  for (const webhook of await listWebhooksOf(org)) await deleteWebhook(webhook)
}
