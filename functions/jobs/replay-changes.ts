import { replayChanges } from '../core/platform/changes/replay-changes.ts'

export const handler = () => replayChanges(async () => (await import('./follows.ts')).follows, new Date())
