import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import { groupGet } from '../../people/settings/door.ts'
import type { SettingsItem } from '../../people/settings/entity.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { readAll } from '../../platform/table/batches.ts'
import { replaceWhole } from '../../platform/table/replace-whole.ts'
import { Assistant, type AssistantItem } from './entity.ts'

/** The assistant, and what the dealership set for its vendor, by one call. */
/** `known`: the assistant itself has been read. */
export async function findWithVendor(
  org: OrgId,
  consistent: boolean,
  known?: AssistantItem,
): Promise<[AssistantItem, SettingsItem['values']]> {
  const [ai, setup] = [groupGet(org, 'ai'), Assistant.build(BatchGetRequest).key({ org })]
  const [settings, assistant = known] = known
    ? await readAll([ai], { consistent })
    : await readAll([ai, setup], { consistent })
  return [assistant ?? neverSetUp(org), settings?.values ?? {}]
}

export const neverSetUp = (org: OrgId): AssistantItem => ({
  org,
  version: 0,
  mode: 'off',
  greeting: '',
  instructions: '',
  never: '',
  answers: [],
})

/** Replaces what was read; false if it changed meanwhile. */
export const putAssistant = (seen: AssistantItem, change: Partial<AssistantItem>) =>
  replaceWhole(Assistant, seen, change)
