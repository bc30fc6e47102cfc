import { planTemplateSyncs } from '../core/messaging/templates/plan-template-syncs.ts'

export const handler = () => planTemplateSyncs(new Date())
