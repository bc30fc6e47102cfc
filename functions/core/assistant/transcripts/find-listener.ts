import { PROVIDER_FACTS } from '#contract/assistant/providers.ts'
import { findGroup } from '../../people/settings/door.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { transcriberOf } from './rules.ts'

/** The name of the vendor whose software writes out a dealership's recordings, if any. */
export async function findListener(org: OrgId): Promise<string | undefined> {
  const vendor = transcriberOf((await findGroup(org, 'ai')).values)
  return vendor && PROVIDER_FACTS[vendor.provider].name
}
