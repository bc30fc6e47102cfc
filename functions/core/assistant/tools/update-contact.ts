import * as z from 'zod/mini'
import { updateContact as update } from '../../customers/contacts/update-contact.ts'
import { asManager } from './as-manager.ts'
import { refusedAs } from './refused-as.ts'
import { maybe, toolOf, words } from './tool-of.ts'

/** What the customer says of themselves, in fields that people see and may correct. */
export const updateContact = toolOf(
  'update_contact',
  'Notes what the customer said of themselves, in their words. Leave null what they did not say.',
  z.object({
    first_name: maybe(words()),
    last_name: maybe(words()),
    language: maybe(z.enum(['en', 'es'])),
    looking_for: maybe(words()),
    budget: maybe(words()),
    trade_in: maybe(words()),
    time_frame: maybe(words()),
  }),
  async (turn, { language, ...args }) => {
    const said = Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null)) as Record<
      string,
      string
    >
    const spoken = language && { spoken_language: language === 'es' ? 'Español' : 'English' }
    if (!turn.contact) return { noted: true }
    const done = await refusedAs(() => update(asManager(turn), { id: turn.contact?.id ?? '', ...said, ...spoken }))
    return 'error' in done ? done : { noted: true }
  },
)
