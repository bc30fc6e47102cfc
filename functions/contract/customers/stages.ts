import * as z from 'zod/mini'
import { Flag, Text } from '#contract/fields.ts'
import { STAGE_COLORS } from './stage-colors.ts'

/** The stages that every dealership has, in the order of its board (S1 §4). Their names are in the specification's words. */
export const DEFAULT_STAGES = [
  { id: 'new', name: 'New', color: 'blue' },
  { id: 'contact_attempt', name: 'Contact Attempt', color: 'cyan' },
  { id: 'contacted', name: 'Contacted', color: 'teal' },
  { id: 'appt_scheduled', name: 'Appt. Scheduled', color: 'purple' },
  { id: 'working_deal', name: 'Working Deal', color: 'orange' },
  { id: 'missed_appt', name: 'Missed Appt.', color: 'red' },
  { id: 'visit_followup', name: 'Visit Followup', color: 'yellow' },
  { id: 'sold', name: 'Sold', color: 'green' },
  { id: 'lost', name: 'Lost', color: 'gray' },
] as const
export type DefaultStage = (typeof DEFAULT_STAGES)[number]['id']

export const STAGE_NAME_MAX = 40
export const StageColor = z.enum(STAGE_COLORS)
export type StageColor = z.infer<typeof StageColor>

export const Stage = z.object({ id: Text, name: Text, color: StageColor, is_default: Flag })
export type Stage = z.infer<typeof Stage>
