import type { Label, Language } from '#contract/language.ts'
import type { Purpose } from '#contract/messaging/consent-facts.ts'
import { EXIT_NAMES, type Exit } from './automation-facts.ts'
import type { Step, Trigger } from './automation-schema.ts'
import { RECIPE_TEXTS as T } from './recipe-texts.ts'

interface Definition {
  trigger: Trigger
  conditions: null
  steps: Step[]
  purpose: Purpose
  exits: Exit[]
  cool_down_minutes: number
}
interface Recipe {
  key: string
  name: Label
  about: Label
  definition: (language: Language) => Definition
}

const HOUR = 60
const DAY = 24 * HOUR

type Plan = Pick<Definition, 'trigger'> & {
  steps: (say: (label: Label) => string) => Step[]
} & Partial<Pick<Definition, 'purpose' | 'exits' | 'cool_down_minutes'>>

const recipe = (key: keyof typeof T, { trigger, steps, ...more }: Plan): Recipe => ({
  key,
  name: T[key].name,
  about: T[key].about,
  definition: (language) => ({
    trigger,
    conditions: null,
    steps: steps((label) => label[language]).map((step, i) => ({ id: `s${i + 1}`, ...step })),
    purpose: 'informational',
    exits: [...EXIT_NAMES],
    cool_down_minutes: DAY,
    ...more,
  }),
})

/** Ready-made automations, each saved as the dealership's own before it does anything. */
export const RECIPES: readonly Recipe[] = [
  recipe('first_touch', {
    trigger: { on: 'lead_created' },
    steps: (say) => [
      { act: 'send', body: say(T.first_touch.hello) },
      { act: 'notify', to: 'assignee', text: say(T.first_touch.call) },
    ],
  }),
  recipe('no_answer', {
    trigger: { on: 'silent', hours: 24 },
    cool_down_minutes: 14 * DAY,
    steps: (say) => [
      { act: 'send', body: say(T.no_answer.first) },
      { act: 'wait', minutes: 2 * DAY },
      { act: 'send', body: say(T.no_answer.second) },
      { act: 'wait', minutes: 4 * DAY },
      { act: 'send', body: say(T.no_answer.third) },
    ],
  }),
  recipe('missed_call', {
    trigger: { on: 'call_missed' },
    // A text right after the call is a setting of its own, and on by default.
    steps: (say) => [
      { act: 'remind', hours: 1, text: say(T.missed_call.call_back) },
      { act: 'wait', minutes: 2 * HOUR },
      { act: 'send', body: say(T.missed_call.sorry) },
    ],
  }),
  recipe('appointment_confirmed', {
    trigger: { on: 'appointment_status', status: 'confirmed' },
    cool_down_minutes: 0,
    exits: [],
    steps: (say) => [{ act: 'send', body: say(T.appointment_confirmed.thanks) }],
  }),
  recipe('no_show', {
    trigger: { on: 'appointment_status', status: 'no_show' },
    exits: ['replied', 'booked', 'person'],
    steps: (say) => [
      { act: 'send', body: say(T.no_show.missed) },
      { act: 'wait', minutes: 2 * DAY },
      { act: 'remind', hours: 1, text: say(T.no_show.call) },
    ],
  }),
  recipe('price_drop', {
    trigger: { on: 'price_dropped', dollars: 250 },
    purpose: 'marketing',
    steps: (say) => [{ act: 'send', body: say(T.price_drop.news) }],
  }),
  recipe('vehicle_sold', {
    trigger: { on: 'vehicle_sold' },
    steps: (say) => [{ act: 'send', body: say(T.vehicle_sold.news) }],
  }),
  recipe('vehicle_back', {
    trigger: { on: 'vehicle_back' },
    purpose: 'marketing',
    steps: (say) => [{ act: 'send', body: say(T.vehicle_back.news) }],
  }),
  recipe('similar_arrived', {
    trigger: { on: 'vehicle_arrived' },
    purpose: 'marketing',
    steps: (say) => [{ act: 'send', body: say(T.similar_arrived.news) }],
  }),
  recipe('thank_you', {
    trigger: { on: 'stage_changed', stage: 'sold' },
    exits: ['person'],
    steps: (say) => [
      { act: 'send', body: say(T.thank_you.thanks) },
      { act: 'wait', minutes: 3 * DAY },
      { act: 'send', body: say(T.thank_you.review) },
    ],
  }),
  recipe('anniversary', {
    trigger: { on: 'date', field: 'sold' },
    purpose: 'marketing',
    exits: [],
    steps: (say) => [{ act: 'send', body: say(T.anniversary.year) }],
  }),
  recipe('window_closing', {
    trigger: { on: 'window_closing' },
    cool_down_minutes: 0,
    exits: [],
    steps: (say) => [{ act: 'notify', to: 'assignee', text: say(T.window_closing.hour) }],
  }),
  recipe('wake_up', {
    trigger: { on: 'quiet', days: 90, pace: 20 },
    purpose: 'marketing',
    cool_down_minutes: 90 * DAY,
    steps: (say) => [
      { act: 'send', body: say(T.wake_up.still) },
      { act: 'wait', minutes: 7 * DAY },
      { act: 'remind', hours: 1, text: say(T.wake_up.call) },
    ],
  }),
]
