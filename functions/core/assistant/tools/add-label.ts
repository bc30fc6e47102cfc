import * as z from 'zod/mini'
import { updateContact } from '../../customers/contacts/update-contact.ts'
import { asManager } from './as-manager.ts'
import { refusedAs } from './refused-as.ts'
import { toolOf, words } from './tool-of.ts'

export const addLabel = toolOf(
  'add_label',
  'Puts one of the dealership’s labels on the customer.',
  z.object({ label: words() }),
  async (turn, { label }) => {
    if (!turn.contact) return { labeled: true }
    const { id } = turn.contact
    const done = await refusedAs(() => updateContact(asManager(turn), { id, add_labels: [label] }))
    return 'error' in done ? done : { labeled: true }
  },
)
