import { labels } from '#contract/customers/labels.ts'
import { quickReplies } from '#contract/messaging/quick-replies.ts'
import { settingGroups } from '#contract/people/settings.ts'
import type { Browser } from './browser.ts'

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

/** What the dealership has set up for its desk before the first customer writes: every opening is a ticket. */
export async function setUpDesk(manager: Browser) {
  await manager.call(settingGroups.update, { body: { settings: [set('enable_ticketing', 'true')] } })
  for (const body of OWN_LABELS) await manager.call(labels.create, { body })
  for (const body of DEALERSHIPS) await manager.call(quickReplies.create, { body })
}

/** From now on whoever writes is given to an agent, in turn. */
export async function giveOut(manager: Browser, [agent]: Browser[]) {
  const settings = [set('auto_assignment_mode', 'auto'), set('max_contacts_per_agent', '40')]
  await manager.call(settingGroups.update, { body: { settings } })
  await agent?.call(quickReplies.create, {
    body: { shortcut: 'tess', body: 'Hi {{first_name}}, {{agent}} here. How can I help?' },
  })
}
