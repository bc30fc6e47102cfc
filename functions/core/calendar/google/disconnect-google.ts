import { decryptOnce } from '../../platform/aws/secrets.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { logWarning } from '../../platform/log.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import type { GoogleAccountItem } from './entity.ts'
import { removeEvents } from './events-store.ts'
import { revokeToken } from './request-tokens.ts'
import { findAccount, forgetTokens } from './store.ts'

/** Forgets a person's tokens, and takes them back at Google, if that answers. */
export async function disconnectGoogle(org: OrgId, user: string): Promise<void> {
  const account = await retryOnConflict(async () => {
    const seen = await findAccount(org, user)
    return !seen?.refresh_token || ((await forgetTokens(seen)) && seen)
  })
  if (account === true) return
  await removeEvents(org, user)
  await revoke(account).catch((error) => logWarning(error, { org }))
}

async function revoke({ org, refresh_token = '' }: GoogleAccountItem) {
  await revokeToken(await decryptOnce(org, 'google_refresh_token', refresh_token))
}
