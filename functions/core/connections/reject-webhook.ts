import type { OrgId } from '../ctx.ts'
import { countRejected } from './store.ts'

/** Counts a webhook whose signature or account is wrong, where the manager sees it; nothing else of it is kept. */
export const rejectWebhook = (org: OrgId): Promise<void> => countRejected(org)
