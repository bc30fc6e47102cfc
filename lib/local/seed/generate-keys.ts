import { apiKeys } from '#contract/people/api-keys.ts'
import type { Browser } from './browser.ts'

/** The dealership's other programs: one in use, and one whose key was revoked. */
export async function generateKeys(manager: Browser, { marcus, tess }: Record<'marcus' | 'tess', { id: string }>) {
  await manager.call(apiKeys.create, {
    body: { user_id: marcus.id, name: 'Dealer management system', permissions: ['read_contacts', 'write_contacts'] },
  })
  const { id } = await manager.call(apiKeys.create, {
    body: { user_id: tess.id, name: 'Website chat', permissions: ['read_messages', 'send_messages'] },
  })
  await manager.call(apiKeys.revoke, { params: { id } })
}
