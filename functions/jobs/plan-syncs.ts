import { planSyncs } from '../core/syncs/plan-syncs.ts'

export const handler = () => planSyncs(new Date())
