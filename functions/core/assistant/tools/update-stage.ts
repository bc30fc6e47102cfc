import * as z from 'zod/mini'
import { updateContact } from '../../customers/contacts/update-contact.ts'
import { asManager } from './as-manager.ts'
import { refusedAs } from './refused-as.ts'
import { toolOf, words } from './tool-of.ts'

/** Stages that people alone decide on. */
const PEOPLES = ['sold', 'lost']

export const updateStage = toolOf(
  'set_stage',
  'Moves the customer on the board, for instance to contacted. Never to sold or lost.',
  z.object({ stage: words() }),
  async (turn, { stage }) => {
    const { contact } = turn
    if (PEOPLES.includes(stage) || (contact && PEOPLES.includes(contact.stage))) return { error: 'People decide that.' }
    if (!contact) return { moved: true }
    const done = await refusedAs(() => updateContact(asManager(turn), { id: contact.id, stage }))
    return 'error' in done ? done : { moved: true }
  },
)
