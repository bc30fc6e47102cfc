import { isInRange } from '#contract/people/setting-range.ts'
import type { SettingFacts, SettingType } from '#contract/setting.ts'
import { SETTINGS, type SettingGroup, type SettingsOf } from '#contract/settings.ts'

/** The text to store for a value; undefined if it is not of its key's type, too long, or out of its range. */
export function readValue(facts: SettingFacts, text: string): string | undefined {
  const value = VALUES[facts.type](text.trim())
  if (value === undefined) return undefined
  if (typeof value === 'string' && value.length > (facts.characters ?? value.length)) return undefined
  if (facts.form && !facts.form.test(String(value))) return undefined
  if (facts.clock && !isClock(String(value), facts.clock)) return undefined
  if (facts.holds === 'days' && !(Array.isArray(value) && value.every(isDay))) return undefined
  if (facts.choices && !facts.choices.includes(String(value))) return undefined
  if (typeof value === 'number' && !isInRange(facts, value)) return undefined
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const isClock = (text: string, { from, to }: { from: string; to: string }) =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(text) && text >= from && text <= to

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.slice(0, 'YYYY-MM-DD'.length) === text

/** A group's typed settings, with defaults for those never set. */
export const settingsIn = <Group extends SettingGroup>(group: Group, values: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries<SettingFacts>(SETTINGS[group]).map(([key, facts]) => [
      key,
      // A later version's value is treated as not set.
      VALUES[facts.type](readValue(facts, values[key] ?? facts.default) ?? facts.default),
    ]),
  ) as SettingsOf<Group>

type Value = boolean | number | string | string[] | undefined

/** Parsers by type; undefined if the text is invalid. */
const VALUES: Record<SettingType, (text: string) => Value> = {
  boolean: (text) => ({ true: true, false: false })[text],
  integer: (text) => (/^[+-]?\d{1,15}$/.test(text) ? Number(text) : undefined),
  float: (text) => (/^[+-]?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : undefined),
  string: (text) => text,
  array: readTexts,
}

function readTexts(text: string): string[] | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) && value.every((one) => typeof one === 'string') ? [...new Set(value)] : undefined
  } catch {
    return undefined
  }
}
