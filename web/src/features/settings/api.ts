import { ai } from '#contract/assistant/ai.ts'
import { labels } from '#contract/customers/labels.ts'
import type { StageColor } from '#contract/customers/stages.ts'
import { assignments } from '#contract/messaging/assignments.ts'
import { apiKeys } from '#contract/people/api-keys.ts'
import { audit } from '#contract/people/audit.ts'
import { auth } from '#contract/people/auth.ts'
import { type OrganizationForm, organizations } from '#contract/people/organizations.ts'
import { settingGroups } from '#contract/people/setting-groups.ts'
import type { Input } from '#contract/route.ts'
import type { SettingGroup } from '#contract/settings.ts'
import { settings } from '#contract/telephony/twilio-settings.ts'
import { call } from '../../lib/client.ts'
import { useKeptRow, useRow } from '../../lib/use-row.ts'

/** What a form of the connection sends; what is left out stays as it is. */
export type TwilioFields = Input<typeof settings.saveTwilio>['body']

export const saveTwilio = (body: TwilioFields) => call(settings.saveTwilio, { body })
export const testTwilio = (body: TwilioFields) => call(settings.testTwilio, { body })
export const setWebhooks = (overwrite: boolean) => call(settings.setTwilioWebhooks, { body: { overwrite } })

export const useSettings = (group: SettingGroup) => useRow(settingGroups.group, { params: { group } })
export const saveSettings = (settings: Input<typeof settingGroups.update>['body']['settings']) =>
  call(settingGroups.update, { body: { settings } })
export const updateOrganization = (id: string, body: OrganizationForm) =>
  call(organizations.update, { params: { id }, body })
export const resetSetting = (group: SettingGroup, key: string) => call(settingGroups.reset, { params: { group, key } })
export const testAi = (body: Input<typeof ai.testAi>['body']) => call(ai.testAi, { body })
export const useAiUsage = () => useRow(ai.aiUsage, {})
export const useAgents = (options?: { refreshInterval: number }) => useRow(assignments.agents, {}, options)
export const updateAgent = (id: string, body: Input<typeof assignments.updateAgent>['body']) =>
  call(assignments.updateAgent, { params: { id }, body })

export const changePassword = (body: Input<typeof auth.changePassword>['body']) => call(auth.changePassword, { body })
export const useSessions = () => useRow(auth.sessions, {})
export const endSession = (id: string) => call(auth.endSession, { params: { id } })

type Label = { name: string; color: StageColor }
export const createLabel = (body: Label) => call(labels.create, { body })
export const updateLabel = (id: string, body: Label) => call(labels.update, { params: { id }, body })
export const removeLabel = (id: string) => call(labels.remove, { params: { id } })

export type NewKey = Input<typeof apiKeys.create>['body']
export const useApiKeys = () => useRow(apiKeys.list, {})
export const createKey = (body: NewKey) => call(apiKeys.create, { body })
export const revokeKey = (id: string) => call(apiKeys.revoke, { params: { id } })
export const removeKey = (id: string) => call(apiKeys.remove, { params: { id } })

type AuditFilters = Input<typeof audit.export>['body']
export const useAuditLog = (query: AuditFilters & { cursor?: string }) => useKeptRow(audit.list, { query })
export const useAuditPeople = () => useRow(audit.people, {})
export const exportAudit = (body: AuditFilters) => call(audit.export, { body })
