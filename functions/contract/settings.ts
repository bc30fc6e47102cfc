import { assistantSettingLabels, assistantSettings } from '#contract/assistant/settings.ts'
import { calendarSettingLabels, calendarSettings } from '#contract/calendar/settings.ts'
import { callsSettingLabels, callsSettings } from '#contract/calls/settings.ts'
import type { Label } from '#contract/language.ts'
import { messagingSettingLabels, messagingSettings } from '#contract/messaging/settings.ts'
import { outreachSettingLabels, outreachSettings } from '#contract/outreach/settings.ts'
import { peopleSettingLabels, peopleSettings } from '#contract/people/settings.ts'
import { privacySettingLabels, privacySettings } from '#contract/privacy/settings.ts'
import { reportsSettingLabels, reportsSettings } from '#contract/reports/settings.ts'
import { telephonySettingLabels } from '#contract/telephony/settings.ts'
import type { Area } from './areas.ts'
import { gather } from './gather.ts'
import type { SettingFacts, SettingGroups, SettingsOf as SettingsIn } from './setting.ts'

/** All settings of a dealership, by group and key. */
export const SETTINGS = /* @__PURE__ */ gather({
  people: peopleSettings,
  customers: {},
  stock: {},
  telephony: {},
  messaging: messagingSettings,
  calls: callsSettings,
  calendar: calendarSettings,
  assistant: assistantSettings,
  outreach: outreachSettings,
  reports: reportsSettings,
  billing: {},
  leaving: {},
  privacy: privacySettings,
} satisfies Record<Area, SettingGroups>)
/** What storing any of them takes, beside the table. */
export const usesOfSettings = () =>
  new Set(
    Object.values<Record<string, SettingFacts>>(SETTINGS).flatMap((group) =>
      Object.values(group).flatMap(({ uses = [] }) => uses),
    ),
  )

type Settings = typeof SETTINGS
export type SettingGroup = keyof Settings
/** A group's settings as values of their types. */
export type SettingsOf<Group extends SettingGroup> = SettingsIn<Settings, Group>

/** The labels of all settings, by their names on the wire. */
export const SETTING_LABELS: Record<string, Label> = /* @__PURE__ */ gather({
  people: peopleSettingLabels,
  customers: {},
  stock: {},
  telephony: telephonySettingLabels,
  messaging: messagingSettingLabels,
  calls: callsSettingLabels,
  calendar: calendarSettingLabels,
  assistant: assistantSettingLabels,
  outreach: outreachSettingLabels,
  reports: reportsSettingLabels,
  billing: {},
  leaving: {},
  privacy: privacySettingLabels,
} satisfies Record<Area, Record<string, Label>>) satisfies Record<KeyIn<SettingGroup>, Label>
type KeyIn<Group> = Group extends SettingGroup ? keyof Settings[Group] : never
