import * as z from 'zod/mini'
import { MODEL_REASONS } from '#contract/assistant/hand-over-reasons.ts'
import { toolOf } from './tool-of.ts'

export const handOver = toolOf(
  'hand_over',
  'Hands the customer over to a person; the dealership’s people read the reason. Nothing more is said then.',
  z.object({ reason: z.enum(MODEL_REASONS) }),
  async (turn, { reason }) => {
    turn.handedOver = reason
    return { handed_over: true }
  },
)
