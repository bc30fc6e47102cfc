/** How a setting's value is written: always as a text, an array as JSON (S2 §3). */
export const SETTING_TYPES = ['boolean', 'integer', 'float', 'string', 'array'] as const
export type SettingType = (typeof SETTING_TYPES)[number]

/** What a setting can let every agent do. */
export type Grant = 'sees_all_chats'

export interface SettingFacts {
  type: SettingType
  /** What holds while nothing is set. */
  default: string
  choices?: readonly string[]
  /** Of a number, both. */
  least?: number
  most?: number
  /** A number out of its range is kept as the default (S2 §5), not refused. */
  is_forgiving?: true
  /** Kept encrypted, and never read back: only its last four characters. Sent empty, it stays as it is. */
  is_encrypted?: true
  /** What a text must look like. */
  form?: RegExp
  /** How long a text may be. */
  characters?: number
  /** Ids of people who take contacts; whoever was among them before and left since is dropped. */
  holds?: 'agents'
  /** It lets every agent do this: it stands on each agent's own item before a change is answered. */
  grants?: Grant
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
