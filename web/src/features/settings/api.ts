import { labels } from '#contract/customers/labels.ts'
import type { StageColor } from '#contract/customers/stages.ts'
import { assignments } from '#contract/messaging/assignments.ts'
import type { SettingGroup } from '#contract/people/setting-keys.ts'
import { settingGroups } from '#contract/people/settings.ts'
import type { Input } from '#contract/route.ts'
import { settings } from '#contract/telephony/settings.ts'
import { call } from '../../lib/client.ts'
import { useRow } from '../../lib/use-row.ts'

/** What a form of the connection sends; what is left out stays as it is. */
export type TwilioFields = Input<typeof settings.saveTwilio>['body']

export const saveTwilio = (body: TwilioFields) => call(settings.saveTwilio, { body })
export const testTwilio = (body: TwilioFields) => call(settings.testTwilio, { body })
export const setWebhooks = (overwrite: boolean) => call(settings.setTwilioWebhooks, { body: { overwrite } })

export const useSettings = (group: SettingGroup) => useRow(settingGroups.group, { params: { group } })
export const saveSettings = (settings: Input<typeof settingGroups.update>['body']['settings']) =>
  call(settingGroups.update, { body: { settings } })
export const useAgents = () => useRow(assignments.agents, {})

type Label = { name: string; color: StageColor }
export const createLabel = (body: Label) => call(labels.create, { body })
export const updateLabel = (id: string, body: Label) => call(labels.update, { params: { id }, body })
export const removeLabel = (id: string) => call(labels.remove, { params: { id } })
