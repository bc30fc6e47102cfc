import { planSyncs } from '../core/stock/syncs/plan-syncs.ts'

export const handler = () => planSyncs(new Date())
