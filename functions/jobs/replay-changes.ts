import { replayChanges } from '../core/changes/replay-changes.ts'

export const handler = () => replayChanges(new Date())
