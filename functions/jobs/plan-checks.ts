import { planChecks } from '../core/people/audit-chain/plan-checks.ts'

export const handler = () =>
  planChecks(['check-logs', 'join-twins', 'fill-reports', 'sync-billing', 'settle-usage', 'keep-times'])
