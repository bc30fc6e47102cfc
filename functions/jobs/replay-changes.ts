import { replayChanges } from '../core/platform/changes/replay-changes.ts'

export const handler = () => replayChanges(new Date())
