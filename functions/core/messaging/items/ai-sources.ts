import { any } from 'dynamodb-toolbox/schema/any'
import type { AiSource } from '#contract/messaging/ai-source.ts'

export const aiSources = {
  kept: any().castAs<AiSource[]>(),
  present: (sources: AiSource[]) => sources,
}
