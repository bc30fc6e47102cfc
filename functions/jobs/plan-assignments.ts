import { planAssignments } from '../core/messaging/assignment/plan-assignments.ts'

export const handler = planAssignments
