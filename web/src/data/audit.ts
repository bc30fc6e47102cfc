import { audit } from '#contract/people/audit.ts'
import type { Input } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { useKeptRow, useRow } from '../lib/use-row.ts'

type AuditFilters = Input<typeof audit.export>['body']

export const useAuditLog = (query: AuditFilters & { cursor?: string }) => useKeptRow(audit.list, { query })
export const useAuditPeople = () => useRow(audit.people, {})
export const verifyAudit = () => call(audit.verify)
export const exportAudit = (body: AuditFilters) => call(audit.export, { body })
