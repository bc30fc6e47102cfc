import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import type { SettingGroup, SettingsOf } from '#contract/settings.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { Settings, type SettingsItem } from './entity.ts'
import { settingsIn } from './typed-values.ts'

/** A group's current settings, read consistently. */
export async function findGroup(org: OrgId, group: string): Promise<SettingsItem> {
  const { Item } = await Settings.build(GetItemCommand).key({ org, group }).options({ consistent: true }).send()
  return Item ?? { org, group, version: 0, values: {} }
}

/** Part of a batch of reads: a group's current settings. */
export const groupGet = (org: OrgId, group: SettingGroup) => Settings.build(BatchGetRequest).key({ org, group })

/** The typed values of a group. */
export const readSettings = async <Group extends SettingGroup>(org: OrgId, group: Group): Promise<SettingsOf<Group>> =>
  settingsIn(group, (await findGroup(org, group)).values)
