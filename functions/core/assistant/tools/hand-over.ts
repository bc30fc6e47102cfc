import * as z from 'zod/mini'
import { toolOf, words } from './tool-of.ts'

export const handOver = toolOf(
  'hand_over',
  'Hands the customer over to a person, with the reason in a few words. Nothing more is said then.',
  z.object({ reason: words() }),
  async (turn) => {
    turn.isHandedOver = true
    return { handed_over: true }
  },
)
