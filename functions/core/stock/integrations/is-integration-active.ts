import type { OrgId } from '../../platform/ctx.ts'
import { readIntegration } from './store.ts'

/** Whether the dealership's vehicles come from an integration, so that none is added, edited or deleted by hand. */
export const isIntegrationActive = async (org: OrgId): Promise<boolean> => (await readIntegration(org)) !== undefined
