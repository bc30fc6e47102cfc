/** How a setting's value is written: always as a text, an array as JSON (S2 §3). */
export const SETTING_TYPES = ['boolean', 'integer', 'float', 'string', 'array'] as const
export type SettingType = (typeof SETTING_TYPES)[number]

export interface SettingFacts {
  type: SettingType
  /** What holds while nothing is set, and where a number is out of its range. */
  default: string
  choices?: readonly string[]
  least?: number
  most?: number
  /** Kept encrypted, and never read back. */
  is_encrypted?: true
}

/** Everything a dealership can set, by group and key. */
export const SETTINGS = {
  /** Auto-assignment (S2 §3, §9). */
  assignment: {
    enable_ticketing: { type: 'boolean', default: 'false' },
    auto_assignment_mode: { type: 'string', default: 'off', choices: ['off', 'auto'] },
    reassign_reopened: { type: 'boolean', default: 'false' },
    grant_view_all_chats: { type: 'boolean', default: 'false' },
    assignment_algorithm: { type: 'string', default: 'round_robin', choices: ['round_robin', 'workload_based'] },
    max_contacts_per_agent: { type: 'integer', default: '50', least: 1, most: 200 },
    /** None: everybody whose role is agent. */
    selected_agent_ids: { type: 'array', default: '[]' },
  },
} as const satisfies Record<string, Record<string, SettingFacts>>
export type SettingGroup = keyof typeof SETTINGS

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
export type SettingsOf<Group extends SettingGroup> = {
  [Key in keyof (typeof SETTINGS)[Group]]: ValueOf<(typeof SETTINGS)[Group][Key]>
}
export type AssignmentSettings = SettingsOf<'assignment'>
