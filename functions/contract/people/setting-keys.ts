/** How a setting's value is written: always as a text, an array as JSON (S2 §3). */
export const SETTING_TYPES = ['boolean', 'integer', 'float', 'string', 'array'] as const
export type SettingType = (typeof SETTING_TYPES)[number]

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
}

/** As vendors write keys and models: no spaces, no line breaks. */
const API_KEY = /^[\x21-\x7e]{8,300}$/
const MODEL = /^[\x21-\x7e]{1,120}$/

/** More than any dealership spends on AI in a month. */
const MOST_DOLLARS = 1_000_000
const MOST_TOKENS = 1_000_000_000_000

/** Everything a dealership can set, by group and key. */
export const SETTINGS = {
  /** Auto-assignment (S2 §3, §9). */
  assignment: {
    enable_ticketing: { type: 'boolean', default: 'false' },
    auto_assignment_mode: { type: 'string', default: 'off', choices: ['off', 'auto'] },
    reassign_reopened: { type: 'boolean', default: 'false' },
    grant_view_all_chats: { type: 'boolean', default: 'false' },
    assignment_algorithm: { type: 'string', default: 'round_robin', choices: ['round_robin', 'workload_based'] },
    max_contacts_per_agent: { type: 'integer', default: '50', least: 1, most: 200, is_forgiving: true },
    /** None: everybody whose role is agent. */
    selected_agent_ids: { type: 'array', default: '[]' },
  },
  security: {
    /** Whose addresses may be invited: `example.com`; none: everybody's. */
    allowed_invitation_domains: { type: 'array', default: '[]' },
  },
  dashboard: {
    /** The first steps after sign-up were put away. */
    first_steps_hidden: { type: 'boolean', default: 'false' },
  },
  calls: {
    /** Both sides are recorded, and told so first. */
    record_calls: { type: 'boolean', default: 'false' },
    missed_call_text_enabled: { type: 'boolean', default: 'true' },
    /** Empty: our words, in the language of the dealership's owner. As long as a text of two or three parts. */
    missed_call_text: { type: 'string', default: '', characters: 300 },
    /** Where people may call beside their own country, as ISO 3166 writes countries. */
    allowed_call_countries: { type: 'array', default: '["US","CA","MX"]' },
  },
  /** The AI's vendors and limits (S2 §3). Models are of November 2026: those that S2 names are gone. */
  ai: {
    openai_api_key: { type: 'string', default: '', is_encrypted: true, form: API_KEY },
    openai_model: { type: 'string', default: 'gpt-6-luna', form: MODEL },
    openai_enabled: { type: 'boolean', default: 'false' },
    anthropic_api_key: { type: 'string', default: '', is_encrypted: true, form: API_KEY },
    anthropic_model: { type: 'string', default: 'claude-haiku-5-5', form: MODEL },
    anthropic_enabled: { type: 'boolean', default: 'false' },
    groq_api_key: { type: 'string', default: '', is_encrypted: true, form: API_KEY },
    groq_model: { type: 'string', default: 'openai/gpt-oss-120b', form: MODEL },
    groq_enabled: { type: 'boolean', default: 'false' },
    ai_monthly_token_limit: { type: 'integer', default: '1000000', least: 0, most: MOST_TOKENS },
    /** Dollars a month: managers are told, and nothing more is asked of the AI. */
    ai_cost_alert_threshold: { type: 'float', default: '100', least: 0, most: MOST_DOLLARS },
    ai_monthly_cost_limit: { type: 'float', default: '100', least: 0, most: MOST_DOLLARS },
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
