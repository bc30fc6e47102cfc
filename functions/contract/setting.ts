import type { Use } from './uses.ts'

/** The types of settings; a value is always written as a text, an array as JSON (S2 §3). */
export const SETTING_TYPES = ['boolean', 'integer', 'float', 'string', 'array'] as const
export type SettingType = (typeof SETTING_TYPES)[number]

/** A permission that a setting can grant every agent. */
export type Grant = 'sees_all_chats'
/** What a setting can demand of everybody. */
export type Demand = 'needs_two_step'

export interface SettingFacts {
  type: SettingType
  /** The value while nothing is set. */
  default: string
  choices?: readonly string[]
  /** For a number, always both. */
  least?: number
  most?: number
  /** 0 is taken too: it sets no limit. */
  orZero?: true
  /** Only owners change it. */
  owner?: true
  /** Stored encrypted, and never returned: only its last four characters. If sent empty, it stays as it is. */
  is_encrypted?: true
  /** What storing it takes, beside the table. */
  uses?: readonly Use[]
  /** The required format of a text. */
  form?: RegExp
  /** The text is a time of day (`HH:MM`) within these, later than that of another setting of its group. */
  clock?: { from: string; to: string; after?: string }
  /** The maximum length of a text. */
  characters?: number
  /**
   * The texts of an array: ids of people who take contacts, of whom those who were in the list and have since left are
   * dropped; or days (`YYYY-MM-DD`).
   */
  holds?: 'agents' | 'days'
  /** Grants every agent this permission, which is written to each agent's own item before the response. */
  grants?: Grant
  /** Demands this of everybody; written to each person's own item before the response. */
  demands?: Demand
}

/** An area's settings, by group and key. */
export type SettingGroups = Record<string, Record<string, SettingFacts>>

type ValueOf<Facts> = Facts extends { type: 'boolean' }
  ? boolean
  : Facts extends { type: 'integer' | 'float' }
    ? number
    : Facts extends { type: 'array' }
      ? string[]
      : Facts extends { choices: readonly (infer Choice)[] }
        ? Choice
        : string
/** A group's settings as values of their types. */
export type SettingsOf<Groups extends SettingGroups, Group extends keyof Groups> = {
  [Key in keyof Groups[Group]]: ValueOf<Groups[Group][Key]>
}
