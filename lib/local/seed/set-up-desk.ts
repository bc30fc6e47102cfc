import { assistant } from '#contract/assistant/assistant.ts'
import { labels } from '#contract/customers/labels.ts'
import { assignments } from '#contract/messaging/assignments.ts'
import { quickReplies } from '#contract/messaging/quick-replies.ts'
import { DAYS } from '#contract/people/days.ts'
import { me } from '#contract/people/me.ts'
import { organizations } from '#contract/people/organizations.ts'
import { settingGroups } from '#contract/people/setting-groups.ts'
import type { Ai } from '../ai.ts'
import type { Browser } from './browser.ts'
import type { Stage } from './tell-stories.ts'

/** Its address, time zone, and hours, outside of which its assistant answers. */
export const LOT = {
  address: '1200 Mariposa Way',
  city: 'San Francisco',
  state: 'CA',
  zip_code: '94107',
  timezone: 'America/Los_Angeles',
  business_hours: DAYS.map((day) =>
    day === 'sun' ? { day, from: '11:00', to: '17:00' } : { day, from: '09:00', to: '20:00' },
  ),
}

const OWN_LABELS = [
  { name: 'Trade-in', color: 'pink' },
  { name: 'Financing', color: 'cyan' },
] as const

const DEALERSHIPS = [
  {
    shortcut: 'hours',
    body: 'We’re open Monday to Saturday, 9 a.m. to 8 p.m., and Sunday, 11 a.m. to 5 p.m.',
  },
  {
    shortcut: 'visit',
    body: 'Hi {{first_name}}, the {{vehicle}} is here and ready for a test drive. When can you stop by?',
  },
  {
    shortcut: 'financing',
    body: 'We work with several lenders. Bring your ID and proof of income and we’ll find a payment.',
  },
  { shortcut: 'horario', body: 'Abrimos de lunes a sábado de 9 a. m. a 8 p. m. y los domingos de 11 a. m. a 5 p. m.' },
] as const

const set = (key: string, value: string) => ({ key, value, group: 'assignment' })

/** Sets up the dealership's desk before the first customer writes: every opening is a ticket. */
export async function setUpDesk(manager: Browser, { keys }: Pick<Ai, 'keys'>) {
  const { organization_data } = await manager.call(me.get)
  await manager.call(organizations.update, { params: { id: organization_data.id }, body: LOT })
  const ai = [
    { key: 'openai_api_key', value: keys.openai, group: 'ai' },
    { key: 'openai_enabled', value: 'true', group: 'ai' },
  ]
  // Its logins are tried in many browsers.
  const security = { key: 'require_two_step', value: 'false', group: 'security' }
  await manager.call(settingGroups.update, { body: { settings: [...ai, security] } })
  await manager.call(settingGroups.update, { body: { settings: [set('enable_ticketing', 'true')] } })
  for (const body of OWN_LABELS) await manager.call(labels.create, { body })
  for (const body of DEALERSHIPS) await manager.call(quickReplies.create, { body })
}

/** Marcus's working hours. */
const AFTERNOONS = DAYS.slice(0, 6).map((day) => ({ day, from: '12:00', to: '20:00' }))

/** From now on new customers are assigned to agents in turn: Diego takes fewer customers, Marcus works in the afternoon. */
export async function giveOut(manager: Browser, [agent]: Browser[], { diego, marcus }: Stage['people']) {
  await manager.call(assignments.updateAgent, { params: { id: diego.id }, body: { max_contacts: 25 } })
  await manager.call(assignments.updateAgent, { params: { id: marcus.id }, body: { working_hours: AFTERNOONS } })
  const settings = [set('auto_assignment_mode', 'auto'), set('max_contacts_per_agent', '40')]
  await manager.call(settingGroups.update, { body: { settings } })
  await agent?.call(quickReplies.create, {
    body: { shortcut: 'tess', body: 'Hi {{first_name}}, {{agent}} here. How can I help?' },
  })
}

const ANSWERS = [
  {
    question: 'Do you deliver? ¿Entregan a domicilio?',
    answer: 'Yes, within 30 miles of San Francisco. / Sí, a menos de 30 millas de San Francisco.',
  },
  {
    question: 'Do you buy cars? ¿Compran autos?',
    answer: 'Yes. Bring yours by for a written offer. / Sí. Tráelo y te damos una oferta por escrito.',
  },
]

/** From now on it answers after hours, and drafts what people approve otherwise, by the twins of the AI vendors. */
export const setUpAssistant = (manager: Browser) =>
  manager.call(assistant.update, {
    body: { mode: 'after_hours', drafts_otherwise: true, prices_are_total: true, answers: ANSWERS },
  })
