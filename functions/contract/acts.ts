import { ASSISTANT_PARTS, assistantActs } from '#contract/assistant/acts.ts'
import { billingActs } from '#contract/billing/acts.ts'
import { calendarActs } from '#contract/calendar/acts.ts'
import { callsActs } from '#contract/calls/acts.ts'
import { customersActs } from '#contract/customers/acts.ts'
import { STAGES_IN_SPANISH } from '#contract/customers/names-in-spanish.ts'
import { DEFAULT_STAGES } from '#contract/customers/stages.ts'
import type { RoleName } from '#contract/fields.ts'
import type { Label, Language } from '#contract/language.ts'
import { leavingActs } from '#contract/leaving/acts.ts'
import { CHANGE_PARTS, messagingActs } from '#contract/messaging/acts.ts'
import { CONSENT_STATE_WORDS, PURPOSE_WORDS } from '#contract/messaging/consent-facts.ts'
import { LEAD_WAY_WORDS, outreachActs } from '#contract/outreach/acts.ts'
import { peopleActs } from '#contract/people/acts.ts'
import { privacyActs } from '#contract/privacy/acts.ts'
import { RIGHT_LABELS } from '#contract/right-words.ts'
import { SCOPE_LABELS } from '#contract/scopes.ts'
import { SETTING_LABELS } from '#contract/settings.ts'
import { PRICE_PARTS, stockActs } from '#contract/stock/acts.ts'
import { telephonyActs } from '#contract/telephony/acts.ts'
import type { Sentences } from './act.ts'
import type { Area } from './areas.ts'
import { gather } from './gather.ts'

/** Every action in the audit log. */
export const ACTS = /* @__PURE__ */ gather({
  people: peopleActs,
  customers: customersActs,
  stock: stockActs,
  telephony: telephonyActs,
  messaging: messagingActs,
  calls: callsActs,
  calendar: calendarActs,
  assistant: assistantActs,
  outreach: outreachActs,
  reports: {},
  billing: billingActs,
  leaving: leavingActs,
  privacy: privacyActs,
} satisfies Record<Area, Sentences>)
export type ActName = keyof typeof ACTS

/** The words in braces in an action's sentence. */
type WordIn<Sentence extends string> = Sentence extends `${string}{${infer Word}}${infer Rest}`
  ? Word | WordIn<Rest>
  : never
type WordOf<Action extends ActName> = WordIn<(typeof ACTS)[Action]['en']>

/** An act: the action, the id of its object, and the words for its sentence. */
export type Act = {
  [Action in ActName]: { action: Action; about: string } & ([WordOf<Action>] extends [never]
    ? { words?: undefined }
    : { words: Record<WordOf<Action>, string> })
}[ActName]

const ROLES: Record<string, Label> = {
  owner: { en: 'owner', es: 'propietario/a' },
  manager: { en: 'manager', es: 'gerente' },
  agent: { en: 'agent', es: 'agente' },
} satisfies Record<RoleName, Label>

/** Labels of a form, which begin with a capital, within a sentence. */
const quoted = (labels: Record<string, Label>) =>
  Object.fromEntries(Object.entries(labels).map(([name, { en, es }]) => [name, { en: `“${en}”`, es: `“${es}”` }]))
const QUOTED_SETTINGS = /* @__PURE__ */ quoted(SETTING_LABELS)

/** Words that are stored as our own names, several with what separates them, and shown under their labels. */
const NAMES: Record<string, Record<string, Label>> = {
  role: ROLES,
  previous_role: ROLES,
  to: { '': { en: 'nobody', es: 'nadie' } },
  setting: QUOTED_SETTINGS,
  settings: QUOTED_SETTINGS,
  fields: { ...QUOTED_SETTINGS, ...ASSISTANT_PARTS, ...PRICE_PARTS },
  permissions: SCOPE_LABELS,
  scope: SCOPE_LABELS,
  rights: RIGHT_LABELS,
  way: LEAD_WAY_WORDS,
  consent: { ...PURPOSE_WORDS, ...CONSENT_STATE_WORDS },
  change: {
    ...CHANGE_PARTS,
    ...Object.fromEntries(DEFAULT_STAGES.map(({ id, name }) => [id, { en: name, es: STAGES_IN_SPANISH[id] }])),
  },
}

/** An action as a sentence; one recorded by a later version is shown by its name. */
export function sayAct(action: string, words: Record<string, string>, language: Language): string {
  const sentence: string = isActName(action) ? ACTS[action][language] : action
  return sentence.replace(/\{(\w+)\}/g, (_, word: string) => sayWord(word, words[word] ?? '', language))
}

/** Words that are days, stored as `2028-11-29`. */
const DAYS = ['day', 'until']
const PLAIN_DAY = /^\d{4}-\d\d-\d\d$/

/** The same words with their days as a person reads them: "Nov 29, 2028"; a file keeps them as they sort. */
export function withDaysRead(words: Record<string, string>, language: Language): Record<string, string> {
  const day = new Intl.DateTimeFormat(`${language}-US`, { dateStyle: 'medium', timeZone: 'UTC' })
  const read = (word: string, value: string) =>
    DAYS.includes(word) && PLAIN_DAY.test(value) ? day.format(new Date(value)) : value
  return Object.fromEntries(Object.entries(words).map(([word, value]) => [word, read(word, value)]))
}

const isActName = (action: string): action is ActName => Object.hasOwn(ACTS, action)

const BETWEEN_NAMES = /(, | \+ |: )/

function sayWord(word: string, value: string, language: Language): string {
  const names = NAMES[word]
  if (!names) return value
  const say = (name: string) => (Object.hasOwn(names, name) ? names[name]?.[language] : undefined) ?? name
  return value.split(BETWEEN_NAMES).map(say).join('')
}
