import type { SettingGroup } from '#contract/settings.ts'
import { decryptSecret } from '../../platform/aws/secrets.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { findGroup } from './door.ts'

/** A decrypted setting, for use with an external service; undefined if it is not set. */
export async function findSecret(org: OrgId, group: SettingGroup, key: string): Promise<string | undefined> {
  const sealed = (await findGroup(org, group)).values[key]
  return sealed ? decryptSecret(org, key, sealed) : undefined
}
