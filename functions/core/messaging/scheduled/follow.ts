import { follow } from '../../platform/table/follow.ts'
import { publishChanges } from '../messages/publish-changes.ts'
import { Scheduled } from './entity.ts'

export const follows = {
  tell_scheduled: follow({ on: [Scheduled], do: publishChanges, isBestEffort: true }),
}
